# The two commands are `make play` and `make test`; each sets up everything it needs.

.PHONY: play test check nightly browser lint types bench balance reliability load measurements mutation lock clean

# The order of the tests.
ifndef SEED
SEED := $(shell date +%s)
endif

.venv/.installed: requirements.lock pyproject.toml scripts/set-up
	@scripts/set-up

# Open the hall and play in the browser. (In the terminal: .venv/bin/tablewright play ronin)
play: .venv/.installed
	@.venv/bin/tablewright serve

# Lint, types and every test, those in the browser included. Where Python is told not to keep what it compiles, it is
# told otherwise here: every worker and every hall that a test starts would compile everything anew.
test: lint types browser
	@echo "Order: $(SEED) (make test SEED=$(SEED) repeats it)"
	PYTHONDONTWRITEBYTECODE= .venv/bin/python -m pytest -n auto --dist worksteal --random-order-bucket=package \
		--random-order-seed=$(SEED) --durations=20

# Lint, types, and the tests of what differs from main, or from a revision: make check SINCE=HEAD~3
check: .venv/.installed
	@scripts/check $(SINCE)

# What is long by nature as well, and the tests on Python 3.12 and 3.13; takes up to half an hour.
nightly: lint types browser
	@SEED=$(SEED) WITHOUT="$(WITHOUT)" scripts/nightly

# The browser tests need a browser; this installs Debian's chromium where it may.
browser:
	@scripts/set-up-browser

lint: .venv/.installed
	.venv/bin/ruff check src tests benchmarks scripts/draw-picture
	.venv/bin/ruff format --check src tests benchmarks scripts/draw-picture

types: .venv/.installed
	.venv/bin/mypy

# Our speed beside the peers', in pure Python and compiled; peers and compiled rules are put into .bench first.
bench: .venv/.installed
	@benchmarks/install-peers.sh
	-@scripts/compile-rules
	@.venv/bin/tablewright bench

# The figures in docs/balance.md.
balance: .venv/.installed
	.venv/bin/tablewright simulate ronin --players 4 --games 2000 --bots greedy --seed balance
	.venv/bin/tablewright simulate ronin --players 4 --games 1000 --bots greedy --seed second
	@for players in 2 3 5; do echo "$$players players"; \
		.venv/bin/tablewright simulate ronin --players $$players --games 500 --bots greedy --seed balance; done
	.venv/bin/tablewright simulate ronin --players 4 --games 500 --bots greedy --seed balance --side B
	.venv/bin/tablewright simulate ronin --players 4 --games 1000 --bots greedy,greedy,random,random --seed strength
	@for level in summer autumn winter; do for side in A B; do echo "$$level, side $$side"; \
		.venv/bin/tablewright simulate ronin --players 1 --games 500 --bots greedy --seed solo --difficulty $$level --side $$side; done; done
	.venv/bin/tablewright simulate path --players 5 --games 2000 --bots greedy --seed balance
	.venv/bin/tablewright simulate path --players 5 --games 1000 --bots greedy --seed second
	@for where in "5 --story striga" "5 --story evil" "4 --story edge" "3 --story edge"; do echo "$$where"; \
		.venv/bin/tablewright simulate path --games 500 --bots greedy --seed balance --players $$where; done
	.venv/bin/tablewright simulate path --players 4 --games 1000 --bots greedy,greedy,random,random --seed strength
	@for story in edge striga evil; do for level in 1 2 3 4 5; do echo "$$story, level $$level"; \
		.venv/bin/tablewright simulate path --players 1 --games 300 --bots greedy --seed solo --story $$story --difficulty $$level; done; done
	.venv/bin/tablewright simulate tidal --players 4 --games 1000 --bots greedy --seed fresh-3
	.venv/bin/tablewright simulate tidal --players 3 --games 300 --bots greedy --seed three-1
	.venv/bin/tablewright simulate tidal --players 2 --games 300 --bots greedy --seed two-1
	.venv/bin/tablewright simulate tidal --players 4 --games 100 --bots greedy,greedy,random,random --seed strength-3
	@for level in easy normal hard; do echo "$$level"; \
		.venv/bin/tablewright simulate tidal --players 1 --games 200 --bots greedy --seed solo-4 --difficulty $$level; done
	@for seats in 1 2 3 4; do echo "$$seats seats"; \
		.venv/bin/tablewright simulate heredity --chapter chapter-1 --players $$seats --games 47 --bots greedy --seed 8; done

# Kill the hall again and again while people play, on SQLite and on PostgreSQL: no acknowledged move may be lost.
reliability: .venv/.installed
	@scripts/reliability

# How many tables the hall holds, with a live stream for every seat; see docs/load.md.
load: .venv/.installed
	@scripts/load

# Break 60 rules in a copy of the code: do the tests that cite them notice? See docs/mutation.md.
mutation: .venv/.installed
	@scripts/mutate

# Everything that can be measured but broken rules, one after another; writes docs/measurements.md and takes forty minutes or more.
measurements: .venv/.installed
	@.venv/bin/python -m benchmarks.measurements

# Renew the lock file after a change of dependencies.
lock: .venv/.installed
	.venv/bin/python -m uv pip compile --quiet --universal --generate-hashes --no-header --no-annotate \
		--upgrade --group dev pyproject.toml --output-file requirements.lock

clean:
	rm -rf .venv .bench .mypy_cache .ruff_cache .pytest_cache .hypothesis
