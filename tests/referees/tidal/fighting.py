"""Fights: which spots may be hit, what hits and kills give, and what the dice cost."""

from __future__ import annotations

from collections.abc import Sequence

from . import books
from .books import Entry
from .gains import advance, gain
from .model import Ask, Model, Script, named, told
from .rolling import put_away

NO_SPOT = -1


def results(m: Model) -> list[tuple[int, str]]:
    """Every result of the roll: the level of its die, and its symbol (TB-DICE-10)."""
    found = []
    for place, shown in enumerate(m.t.showing):
        level = min(4, books.LEVEL_OF[m.t.attempt[place]] + m.t.raised[place])
        for symbol, count in books.symbols_on(shown).items():
            found += [(level, symbol)] * count
    return found


def fits(result: tuple[int, str], spot: Entry, forbidden: Sequence[str]) -> bool:
    """TB-FIGHT-07, -08, TB-AMON-03, -07: the symbol or a wild one, and a die of the level that the armour asks for."""
    level, symbol = result
    return symbol not in forbidden and symbol in (spot["trait"], "wild") and level >= spot.get("armour", 1)


def assigned(spots: list[Entry], rolled: list[tuple[int, str]], forbidden: Sequence[str]) -> bool:
    """TB-FIGHT-04: whether each spot can have a result of its own."""
    if not spots:
        return True
    first, *others = spots
    return any(
        fits(result, first, forbidden) and assigned(others, rolled[:place] + rolled[place + 1 :], forbidden)
        for place, result in enumerate(rolled)
    )


def reachable(m: Model, monster: Entry, struck: list[int]) -> bool:
    """Whether these spots can all be hit in this fight: TB-EKO-01, one of them perhaps in spite of its armour."""
    if unrestricted(m):
        return assigned([bare(monster["spots"][number]) for number in struck], results(m), ())
    pierced = [NO_SPOT, *struck] if m.has(m.me, "ancient-bestiary") else [NO_SPOT]
    return any(allowed(m, monster, struck, one) for one in pierced)


def bare(spot: Entry) -> Entry:
    return {"trait": spot["trait"]}


def unrestricted(m: Model) -> bool:
    """TB-EKO-01: the Bestiary was discarded in this fight."""
    return "ancient-bestiary" in [m.key(card) for card in m.t.used]


def allowed(m: Model, monster: Entry, struck: list[int], pierced: int) -> bool:
    """By the rules of the monster's type."""
    spots, kind = list(monster["spots"]), monster.get("type")
    if pierced != NO_SPOT:
        spots[pierced] = {**spots[pierced], "armour": 1}
    chosen = [spots[number] for number in struck]
    if kind == "guarded":  # TB-AMON-04
        chosen = [{"trait": monster["guard"]}, *chosen]
    if kind == "twin" and len({spot["side"] for spot in chosen}) > 1:  # TB-AMON-02
        return False
    if kind == "magma" and not rows_open(m, spots, struck):  # TB-AMON-05
        return False
    return assigned(chosen, results(m), monster.get("forbidden", ()))


def rows_open(m: Model, spots: list[Entry], struck: list[int]) -> bool:
    """TB-AMON-05: every spot of the rows above is covered."""
    covered = {number for number, owner in enumerate(m.t.hits[m.t.opponent]) if owner != books.NONE} | set(struck)
    deepest = max(spots[number]["row"] for number in struck)
    return all(number in covered for number, spot in enumerate(spots) if spot["row"] < deepest)


def strike(m: Model) -> Script[str]:
    """TB-FIGHT-04, -06, -14: spot by spot, as the player likes."""
    t, monster = m.t, m.beast(m.t.opponent)
    free = [number for number, owner in enumerate(t.hits[t.opponent]) if owner == books.NONE and number not in t.struck]
    open_now = [number for number in free if reachable(m, monster, [*t.struck, *together(m, monster, number)])]
    if not open_now:
        return "end_fight"
    option = yield Ask(m.me, "hit", (*named("hit", open_now), "done"))
    if option == "done":
        return "end_fight"
    t.struck = (*t.struck, *together(m, monster, int(told(option))))
    return "strike"


def together(m: Model, monster: Entry, number: int) -> list[int]:
    """TB-AMON-06: linked spots are hit together, unless one of them is covered or restrictions are ignored."""
    link = monster["spots"][number].get("link")
    limbs = [other for other, spot in enumerate(monster["spots"]) if link and spot.get("link") == link]
    whole = all(m.t.hits[m.t.opponent][other] == books.NONE for other in limbs)
    return limbs if limbs and whole and not unrestricted(m) else [number]


# The end of a fight


def end_fight(m: Model) -> Script[str]:
    """TB-FIGHT-05, -09, -12: tokens and positions, then steps, then the kill; all dice are lost."""
    slot, struck = m.t.opponent, m.t.struck
    monster = m.beast(slot)
    place_tokens(m, slot, struck, monster)
    kinds = [monster["spots"][number]["trait"] for number in struck]
    guard = monster.get("guard")
    if guard and not unrestricted(m) and guarded(m, monster):
        yield from advance_hit(m, [guard])
    yield from advance_hit(m, kinds)
    yield from kills(m, slot, struck, monster)
    yield from after_fight(m, len(set(kinds)))
    keep_bonus(m)
    put_away(m)
    return "after_attempt"


def guarded(m: Model, monster: Entry) -> bool:
    """TB-AMON-04: a result for the guarded spot is used up first."""
    return assigned([{"trait": monster["guard"]}], results(m), ())


def place_tokens(m: Model, slot: int, struck: Sequence[int], monster: Entry) -> None:
    """TB-FIGHT-04, TB-CHAMP-04, -05, TB-AMON-07."""
    hits = list(m.t.hits[slot])
    for number in struck:
        hits[number] = m.me
    m.t.hits[slot] = tuple(hits)
    m.rank(m.me, sum(moves(monster, limb, hits) for limb in limbs_of(monster, struck)))


def limbs_of(monster: Entry, struck: Sequence[int]) -> list[tuple[int, ...]]:
    """The spots hit, a whole linked pair as one."""
    links = [monster["spots"][number].get("link") for number in struck]
    pairs = {link for link in links if link and links.count(link) > 1}
    found = [tuple(number for number, own in zip(struck, links, strict=True) if own == link) for link in sorted(pairs)]
    return found + [(number,) for number, link in zip(struck, links, strict=True) if link not in pairs]


def moves(monster: Entry, limb: tuple[int, ...], hits: Sequence[int]) -> int:
    """TB-CHAMP-04, -05, TB-AMON-06: a pair moves once: by its printed positions, or a step for its armour."""
    spots = [monster["spots"][number] for number in limb]
    armour = any(spot.get("armour", 1) > 1 for spot in spots) * int(books.TRACKS["champions"]["armour"])
    printed = max(int(spot.get("ranking", 0)) for spot in spots)
    if len(limb) > 1:
        return printed or armour
    link, (number,) = spots[0].get("link"), limb
    partners = [other for other, spot in enumerate(monster["spots"]) if link and spot.get("link") == link]
    broken = any(hits[other] != books.NONE for other in partners if other != number)
    return armour + (0 if broken else printed)


def advance_hit(m: Model, kinds: list[str]) -> Script[None]:
    """TB-FIGHT-05, TB-TRAIT-06."""
    for kind in kinds:
        yield from advance(m, m.me, books.TRAITS.index(kind), 1)


def keep_bonus(m: Model) -> None:
    """TB-DUST-10: the bonus die that is left goes to the spent area; TB-STYLE-05: else to the supply."""
    if m.has(m.me, "scarred") and m.t.bonus:
        for kind in m.t.attempt[-m.t.bonus :]:
            m.put_die(m.me, "spent", kind)


def after_fight(m: Model, kinds: int) -> Script[None]:
    """TB-CAI-03, TB-EKO-04."""
    if m.has(m.me, "mercenary"):
        m.gain(m.me, "fruit", min(4, kinds))
    if m.has(m.me, "devoted-to-the-fold") and kinds:
        yield from gain(m, m.me, [{"kind": "die", "level": kinds}])


def kills(m: Model, slot: int, struck: Sequence[int], monster: Entry) -> Script[None]:
    """TB-FIGHT-09, -10, -11, -17, TB-AMON-02: kill bonus, then the reward from the killer on, then the tokens."""
    hits = m.t.hits[slot]
    for side, bonus in enumerate(monster["kill"]):
        own = [number for number, spot in enumerate(monster["spots"]) if spot.get("side", 0) == side]
        if set(struck) & set(own) and all(hits[number] != books.NONE for number in own):
            yield from gain(m, m.me, bonus)
    if books.NONE in hits or not struck:
        return
    yield from dies(m, slot, monster)


def dies(m: Model, slot: int, monster: Entry) -> Script[None]:
    """TB-FIGHT-09, -11, TB-DUO-17: the card goes, the reward comes, and who has fewer tokens than the rival falls."""
    hits = m.t.hits[slot]
    for seat in rewarded(m, hits):
        yield from gain(m, seat, monster["reward"])
    if m.t.roles[m.me] == 1:  # TB-DUO-16, TB-RIV-09
        m.rank(m.me, 1)
    for seat in fallen_behind(m, hits):
        m.rank(seat, -1)
    if m.t.fold[slot] == m.t.captor:
        yield from rescue(m)
    bury(m, slot)


def rescue(m: Model) -> Script[None]:
    """TB-SCHEME-18: the Arbiter comes back to an arena of the player's choice."""
    m.t.captor = books.NONE
    m.t.arbiter = books.ISLANDS.index(told((yield Ask(0, "move-arbiter", named("arena", books.ISLANDS[:3])))))


def rewarded(m: Model, hits: Sequence[int]) -> list[int]:
    """TB-FIGHT-10, TB-DUO-18, TB-RIV-09: clockwise from the active player, with a token, no fewer than the rival."""
    count = m.t.humans
    around = [(m.me + step) % count for step in range(count)]
    return [seat for seat in around if hits.count(seat) >= max(1, rival_tokens(m, hits))]


def fallen_behind(m: Model, hits: Sequence[int]) -> list[int]:
    """TB-DUO-17, TB-RIV-09."""
    return [seat for seat in range(m.t.humans) if hits.count(seat) < rival_tokens(m, hits)]


def rival_tokens(m: Model, hits: Sequence[int]) -> int:
    return sum(m.t.roles[owner] == 1 for owner in hits if owner != books.NONE)


def bury(m: Model, slot: int) -> None:
    """TB-FIGHT-11, TB-NIGHT-08, -17: the card goes, its tokens lie beside the Fold, the slot stays empty."""
    t = m.t
    for owner in t.hits[slot]:
        if owner != books.NONE:
            t.tokens[owner] += 1
    t.gone = (*t.gone, t.fold[slot])
    t.fold = tuple(-1 if number == slot else card for number, card in enumerate(t.fold))
    t.hits[slot] = ()
