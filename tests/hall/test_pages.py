"""The pages: every one in every language for everybody, no link to nowhere, and whole games without a script."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import parse_qsl, urljoin, urlsplit

import pytest
from starlette.routing import Route

from tablewright.hall.offered import OFFERED
from tablewright.language import LANGUAGES

from .guests import ADDRESS, Guest, Hall, Onlooker, in_secret_choice, seated

# Reading a page as a browser without script does


@dataclass
class Form:
    """A form: where it goes, the values that it carries, and what its buttons add."""

    action: str
    method: str
    classes: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[dict[str, str]] = field(default_factory=list)


class Reader(HTMLParser):
    """The links, ids and forms of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.assets: list[str] = []
        self.ids: list[str] = []
        self.forms: list[Form] = []
        self.language = ""
        self.inline: list[str] = []
        self._select: str | None = None
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.inline += [f"{tag} {name}" for name in values if name == "style" or name.startswith("on")]
        if "id" in values:
            self.ids.append(values["id"])
        match tag:
            case "html":
                self.language = values.get("lang", "")
            case "a":
                self.links.append(values.get("href", ""))
            case "link" | "script" | "use" | "img":
                self.assets.append(values.get("href") or values.get("src") or "")
                self.inline += ["script"] if tag == "script" and "src" not in values else []
            case "style":
                self.inline.append("style")
            case "form":
                self.forms.append(Form(values.get("action", ""), values.get("method", "get"), values.get("class", "")))
            case _:
                self._field(tag, values)

    def _field(self, tag: str, values: dict[str, str]) -> None:
        if not self.forms:
            return
        form, name, value = self.forms[-1], values.get("name", ""), values.get("value", "")
        if tag == "button":
            form.buttons.append({name: value} if name else {})
        elif tag == "input" and values.get("type") == "radio":
            form.buttons.append({name: value})
        elif tag == "input" and name:
            form.fields[name] = value
        elif tag == "select":
            self._select = name
        elif tag == "option" and self._select is not None and ("selected" in values or self._select not in form.fields):
            form.fields[self._select] = value


def form_to(page: str, ending: str) -> Form:
    return next(form for form in Reader(page).forms if form.action.endswith(ending))


async def presses(guest: Onlooker, form: Form, number: int = 0, **filled: str) -> str:
    """Presses a button of a form and gives the page that one lands on."""
    values = form.fields | filled | (form.buttons[number] if form.buttons else {})
    answer = await guest.posts(form.action, **values)
    assert answer.status_code == 303, answer.text
    landed = await guest.reads(answer.headers["location"])
    assert landed.status_code == 200, landed.text
    return landed.text


# Every page in every language


@dataclass
class Scene:
    """Tables of every kind, and somebody who holds a seat at each."""

    ann: Guest
    room: str
    running: str
    solo: str
    over: str

    def paths(self) -> list[str]:
        tables = [self.room, self.running, self.solo, self.over]
        return [
            "/", "/about", "/account", "/import", "/tables/new", "/tables/new?game=ronin&players=2", "/rules/ronin",
            "/rules", "/rules/ronin?q=draft", "/rules/ronin?q=nothing-like-this", "/rules/ronin/drawer",
            *(f"/tables/{table}" for table in tables), f"/tables/{self.running}?seat=-",
            f"/tables/{self.over}/replay", f"/tables/{self.over}/replay?at=5&seat=1",
        ]  # fmt: skip


@pytest.fixture
async def scene(hall: Hall) -> Scene:
    running, (ann, bob) = await seated(hall, "Ann", "Bob")
    await hall.plays_on(running, 9)
    await bob.says(running, "good luck", 1)
    room = await ann.opens_table("me", "open", "greedy")
    solo = await ann.opens_table("me", "greedy", "random")
    await hall.plays_on(solo, 4)
    over = await ann.opens_table("me", "random")
    await hall.plays_on(over)
    return Scene(ann, room, running, solo, over)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_every_page_is_there_in_every_language_for_everybody(hall: Hall, scene: Scene, language: str) -> None:
    stranger, onlooker = hall.onlooker(), await hall.guest("Cyd")
    for guest in (scene.ann, stranger, onlooker):
        guest.web.cookies.set("language", language)
        for path in scene.paths():
            answer = await guest.reads(path)
            assert answer.status_code == 200, f"{path}: {answer.text}"
            if not path.endswith("/drawer"):
                assert Reader(answer.text).language == language, path
            assert Reader(answer.text).inline == [], path


@pytest.mark.parametrize("language", LANGUAGES)
async def test_refusals_are_pages_in_every_language(hall: Hall, scene: Scene, language: str) -> None:
    stranger = hall.onlooker()
    stranger.web.cookies.set("language", language)
    for path, status in {
        "/nowhere": 404, "/tables/nowhere": 404, "/rules/chess": 404, f"/tables/{scene.running}?seat=0": 403,
        f"/tables/{scene.running}?seat=9": 404, f"/tables/{scene.running}/replay": 403,
    }.items():  # fmt: skip
        answer = await stranger.reads(path)
        assert answer.status_code == status, path
        assert Reader(answer.text).language == language
        assert answer.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize(
    ("wished", "language"),
    [("pl-PL,pl;q=0.9,en;q=0.8", "pl"), ("cs", "cs"), ("de,fr;q=0.9", "en"), ("de,cs;q=0.5", "cs"), ("", "en")],
)
async def test_the_browsers_language_is_spoken(hall: Hall, wished: str, language: str) -> None:
    answer = await hall.door().get("/", headers={"accept-language": wished})

    assert Reader(answer.text).language == language


async def test_a_language_in_the_address_wins(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    ann.web.cookies.set("language", "pl")

    assert Reader((await ann.reads("/", lang="cs")).text).language == "cs"
    assert Reader((await ann.reads("/", lang="xx")).text).language == "en"


async def test_ids_are_unique_on_every_page(hall: Hall, scene: Scene) -> None:
    for path in scene.paths():
        ids = Reader((await scene.ann.reads(path)).text).ids
        assert sorted({one for one in ids if ids.count(one) > 1}) == [], path


# Links


def same_site(base: str, link: str) -> str | None:
    """The path of a link to our own site, without its fragment."""
    target = urlsplit(urljoin(f"{ADDRESS}{base}", link))
    if f"{target.scheme}://{target.netloc}" != ADDRESS:
        return None
    return target.path + (f"?{target.query}" if target.query else "")


async def test_no_link_leads_nowhere(hall: Hall, scene: Scene) -> None:
    """From every page along every link and to every file, for somebody who holds seats."""
    waiting = [*scene.paths(), f"/tables/{scene.solo}/replay?at=2&seat=0"]
    seen, dead = set[str](), list[str]()
    moments = re.compile(r"at=\d+")  # one moment of a replay is like another
    while waiting:
        path = waiting.pop()
        if moments.sub("at=N", path) in seen:
            continue
        seen.add(moments.sub("at=N", path))
        answer = await scene.ann.reads(path)
        if answer.status_code != 200:
            dead.append(f"{path} {answer.status_code}")
        elif answer.headers["content-type"].startswith("text/html"):
            page = Reader(answer.text)
            found = [same_site(path, link) for link in [*page.links, *page.assets] if link]
            waiting += [one for one in found if one is not None]

    assert dead == []
    assert len(seen) > 30


@pytest.mark.parametrize(
    ("page", "rules"),
    [("/", "/rules"), ("/about", "/rules"), ("/tables/new?game=path", "/rules/path"), ("/rules/tidal", "/rules/tidal")],
)
async def test_the_rules_in_the_header_are_those_of_the_game_at_hand_or_all(hall: Hall, page: str, rules: str) -> None:
    header = (await hall.onlooker().reads(page)).text.partition("</header>")[0]

    assert [link for link in Reader(header).links if link.startswith("/rules")] == [rules]


async def test_whoever_has_no_game_in_mind_finds_the_rules_of_all(hall: Hall) -> None:
    links = Reader((await hall.onlooker().reads("/rules")).text).links

    assert {f"/rules/{game}" for game in OFFERED} <= set(links)


async def test_every_link_to_a_rule_meets_its_rule(hall: Hall, scene: Scene) -> None:
    rules = set(Reader((await scene.ann.reads("/rules/ronin")).text).ids)
    for path in (f"/tables/{scene.running}", f"/tables/{scene.solo}"):
        links = [link for link in Reader((await scene.ann.reads(path)).text).links if link.startswith("/rules/ronin#")]
        assert {link.split("#")[1] for link in links} <= rules
        assert links


async def test_every_form_goes_to_an_address_that_takes_it(hall: Hall, scene: Scene) -> None:
    routes = [route for route in hall.app.routes if isinstance(route, Route)]
    taken = [route.path for route in routes if "POST" in (route.methods or ())]
    patterns = [re.compile(re.sub(r"{\w+}", "[^/]+", path)) for path in taken]
    for path in scene.paths():
        for form in Reader((await scene.ann.reads(path)).text).forms:
            if form.method == "post":
                assert any(pattern.fullmatch(form.action) for pattern in patterns), f"{path}: {form.action}"


# Without any script


async def plays_by_forms(guest: Onlooker, page: str, limit: int = 400) -> str:
    """Answers the prompt of the page until it asks nothing more."""
    for number in range(limit):
        form = next((form for form in Reader(page).forms if "options" in form.classes.split()), None)
        if form is None:
            return page
        page = await presses(guest, form, number % len(form.buttons))
    raise AssertionError("this game does not end")


async def test_two_clicks_lead_to_a_game_and_forms_lead_to_its_end(hall: Hall) -> None:
    ann = hall.onlooker()
    page = await presses(ann, form_to((await ann.reads("/")).text, "/play"), name="Ann")
    while 'class="options"' in page or "prompt-waiting" in page:
        page = await plays_by_forms(ann, page)
        (told,) = (await ann.reads("/api/tables", mine=1)).json()
        await hall.bots_are_done(told["id"])
        page = await ann.page(told["id"])

    assert told["players"] == 3
    assert (await ann.told(told["id"]))["status"] == "over"
    assert f'action="/tables/{told["id"]}/go-on"' in page
    assert ann.web.cookies["tour"] == "off", "a whole game was played with it"


async def test_the_chapters_of_heredity_are_offered_as_what_there_is(hall: Hall) -> None:
    new = (await hall.onlooker().reads("/tables/new", game="heredity", players=1)).text

    assert "Those that there are so far stand here" in new
    assert "exactly 5 chapters" not in new


async def test_three_people_open_join_and_play_by_forms_alone(hall: Hall) -> None:
    ann, bob, cyd = (hall.onlooker() for _ in range(3))
    new = (await ann.reads("/tables/new", game="ronin", players=3)).text
    filled = {"name": "Ann", "seat-0": "me", "seat-1": "open", "seat-2": "open"}
    room = await presses(ann, form_to(new, "/tables"), 0, **filled)
    table = form_to(room, "/chat").action.split("/")[2]
    for guest, name, seat in ((bob, "Bob", 1), (cyd, "Cyd", 2)):
        form = form_to(await guest.page(table), f"/seats/{seat}")
        assert {"action": "sit"} in form.buttons
        await presses(guest, form, form.buttons.index({"action": "sit"}), name=name)
    await presses(ann, form_to(await ann.page(table), "/begin"))

    people = (ann, bob, cyd)
    live = await hall.live(table)
    while live.seq < 50:
        seat = next(iter(live.asked()))
        await plays_by_forms(people[seat], await people[seat].page(table))

    assert live.match is not None
    assert {played.choice.seat for played in live.match.played} == {0, 1, 2}


async def test_confirming_works_without_a_script(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    ann.web.cookies.set("confirm", "on")
    form = next(form for form in Reader(await ann.page(table)).forms if "options" in form.classes.split())

    assert form.buttons[-1] == {}
    page = await presses(ann, form, 0)

    assert "prompt-waiting" in page
    assert 1 in (await hall.live(table)).asked()


@pytest.mark.parametrize("game", ["heredity", "ronin", "tidal"])
async def test_a_hint_speaks_of_points_where_there_are_any(hall: Hall, game: str) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob", game=game)
    await hall.plays_until(table, lambda live: 0 in live.asked())
    hint = form_to(await ann.page(table), "/hint")
    hinted = await ann.posts(hint.action, **hint.fields)

    said = hinted.text.partition("The greedy bot would choose")[2].partition("</div>")[0]
    assert "seems" in said or "against" in said
    assert ("points" in said) == (game != "heredity")


async def test_undo_hint_and_talk_work_without_a_script(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    live = await hall.plays_until(table, in_secret_choice)
    hint = form_to(await ann.page(table), "/hint")
    hinted = await ann.posts(hint.action, **hint.fields)
    page = await presses(ann, next(form for form in Reader(hinted.text).forms if "options" in form.classes.split()))
    page = await presses(ann, form_to(page, "/undo"))
    page = await presses(ann, form_to(page, "/chat"), text="sorry")

    assert hinted.status_code == 200
    assert "greedy bot would choose" in hinted.text
    assert "sorry" in page
    assert live.match is not None
    assert live.match.position.secret_answers(0) == []


async def test_a_language_is_switched_in_the_middle_of_a_game(hall: Hall) -> None:
    table, (ann, _bob) = await seated(hall, "Ann", "Bob")
    page = await ann.page(table, seat=0)
    wishes = form_to(page, "/preferences")

    switched = await presses(ann, wishes, wishes.buttons.index({"language": "cs"}))

    assert Reader(switched).language == "cs"
    assert dict(parse_qsl(urlsplit(wishes.fields["back"]).query)) == {"seat": "0"}


async def test_a_language_is_switched_where_the_address_asks_for_another(hall: Hall) -> None:
    ann = await hall.guest("Ann")
    wishes = form_to((await ann.reads("/rules/ronin", lang="pl", q="x")).text, "/preferences")

    switched = await presses(ann, wishes, wishes.buttons.index({"language": "cs"}))

    assert Reader(switched).language == "cs"
    assert wishes.fields["back"] == "/rules/ronin?q=x"


async def test_the_title_says_whose_turn_it_is(hall: Hall) -> None:
    table, (ann, bob) = await seated(hall, "Ann", "Bob")

    assert "<title>● Your turn" in await ann.page(table)
    assert "<title>● Your turn" not in await bob.page(table)
    assert "<title>● Your turn" not in await hall.onlooker().page(table)


async def test_an_onlooker_sees_the_table_and_can_choose_nothing(hall: Hall) -> None:
    table, (_ann, _bob) = await seated(hall, "Ann", "Bob")
    await hall.plays_to_secret_choice(table)

    page = await hall.onlooker().page(table)

    assert 'class="options"' not in page
    assert {form.action for form in Reader(page).forms} == {"/preferences", f"/tables/{table}/chat"}
