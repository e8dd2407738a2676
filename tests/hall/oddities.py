"""Requests that nobody means well: letters that no database keeps, and keys without end."""

from __future__ import annotations

from .guests import Answer, Guest

NUL = "\0"


async def all_oddities(ann: Guest, table: str) -> list[Answer]:
    """Everything that a visitor can write into an address, a body or a form, with a NUL in it."""
    option = (await ann.question(table, 0))["options"][0]["id"]
    return [
        *[await ann.web.get(path) for path in odd_addresses(table)],
        *await odd_bodies(ann, table, option),
        *await odd_forms(ann, table, option),
    ]


def odd_addresses(table: str) -> list[str]:
    names = ["%00", "x%00y", f"{table}%00", f"%00{table}", "x" * 5000, "%F0%9F%92%A9", "%ff"]
    abouts = ["", "/view", "/questions", "/log", "/news", "/record", "/chat"]
    return [
        *(f"/api/tables/{name}{about}" for name in names for about in abouts),
        *(f"/tables/{name}{about}" for name in names for about in ("", "/replay", "/changes", "/seats/0/take/x")),
        *(f"/stream?watch={name}" for name in names),
        f"/stream?watch={table}.%00", f"/tables/{table}/changes?watch=%00&since=%00", f"/tables/{table}?seat=%00",
        f"/tables/{table}/replay?at=%00", f"/api/tables/{table}/view?seat=%00", f"/tables/{table}/seats/%00/take/%00",
        "/rules/%00", "/rules/ronin?q=%00", "/api/games/%00/rules", "/tables/new?game=%00", "/?lang=%00",
    ]  # fmt: skip


async def odd_bodies(ann: Guest, table: str, option: str) -> list[Answer]:
    api = f"/api/tables/{table}"
    bodies: list[tuple[str, dict[str, object]]] = [
        ("/api/people", {"name": f"An{NUL}n"}),
        ("/api/sessions", {"account": f"abc{NUL}d", "password": "a long walk home"}),
        ("/api/sessions", {"account": "abcd", "password": f"a long{NUL} walk"}),
        ("/api/people/me/account", {"account": f"abc{NUL}d", "password": "a long walk home"}),
        ("/api/tables", {"game": f"ronin{NUL}", "players": 2, "seats": ["me", "open"]}),
        ("/api/tables", {"game": "ronin", "players": 2, "seats": ["me", NUL]}),
        ("/api/tables", {"game": "ronin", "players": 2, "seats": ["me", "open"], "settings": {NUL: NUL}}),
        (f"{api}/choose", {"seat": 0, "option": option, "key": f"k{NUL}"}),
        (f"{api}/choose", {"seat": 0, "option": option, "key": "k" * 101}),
        (f"{api}/choose", {"seat": 0, "option": option, "key": "k" * 8000}),
        (f"{api}/choose", {"seat": 0, "option": f"{option}{NUL}"}),
        (f"{api}/choose", {"seat": 0, "option": option, "question": NUL}),
        (f"{api}/chat", {"text": f"hel{NUL}lo", "seat": 0}),
        (f"{api}/undo/answer", {"seat": 0, "answer": NUL}),
        (f"{api}/seats/0", {"action": NUL}),
        (f"{api}/seats/0", {"action": "take", "token": NUL}),
        (f"{api}/seats/0", {"action": "bot", "bot": NUL}),
        ("/api/records", {"format": "tablewright record 1", "seed": NUL}),
    ]
    answers = [await ann.sends(path, body) for path, body in bodies]
    answers.append(await ann.web.patch("/api/people/me", json={"name": f"An{NUL}n"}))
    return answers


async def odd_forms(ann: Guest, table: str, option: str) -> list[Answer]:
    page = f"/tables/{table}"
    forms: list[tuple[str, dict[str, str]]] = [
        ("/play", {"game": f"ronin{NUL}"}),
        ("/play", {"game": "ronin", "name": NUL}),
        ("/tables", {"game": "ronin", "players": "2", "seat-0": "me", "seat-1": NUL}),
        ("/tables", {"game": "ronin", "players": "2", f"setting-{NUL}": "x"}),
        ("/account", {"action": "name", "name": f"An{NUL}n"}),
        ("/account", {"action": "log-in", "account": f"ab{NUL}c", "password": "a long walk home"}),
        ("/account", {"action": "register", "account": f"ab{NUL}c", "password": "a long walk home"}),
        ("/account", {"action": NUL}),
        ("/preferences", {"language": NUL}),
        ("/preferences", {"theme": "dark", "back": f"/{NUL}"}),
        (f"{page}/choose", {"seat": "0", "option": option, "question": NUL}),
        (f"{page}/choose", {"seat": NUL, "option": option}),
        (f"{page}/chat", {"text": f"hel{NUL}lo", "seat": "0"}),
        (f"{page}/seats/0", {"action": "take", "token": NUL}),
        (f"{page}/come-back", {"seat": NUL}),
        (f"{page}/branch", {"at": NUL}),
        ("/import", {"record": NUL}),
    ]
    answers = [await ann.web.post(path, data=form) for path, form in forms]
    answers.append(await ann.web.post("/import", files={"record": (f"x{NUL}.json", b'{"seed": "\\u0000"}')}))
    answers.append(await ann.web.post("/import", files={"record": ("x.json", b"\0" * 100)}))
    return answers
