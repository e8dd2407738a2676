"""The original pack keeps to what is known of the components and of single cards."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise

import pytest

from tablewright.games.tidal import powers, subjects, vocabulary
from tablewright.games.tidal.content import OPEN
from tablewright.games.tidal.faces import (
    ARTIFACT,
    BEST,
    BLACK,
    EACH,
    GOODS,
    KNOWLEDGE,
    STANDARD,
    STRONG,
    TYPES,
    WEAK,
    Half,
    Monster,
)
from tablewright.games.tidal.kinds import (
    DICE,
    DROSKA,
    FOCUS,
    LAMARA,
    OF_LEVEL,
    RESILIENCE,
    SPIRIT,
    SYNERGY,
    TRAITS,
    UPGRADES,
)
from tablewright.games.tidal.reading import original_pack
from tablewright.games.tidal.results import WILD, counts_of
from tablewright.games.tidal.schemes import inverse
from tablewright.games.tidal.stunts import Exactly, Ladder
from tablewright.games.tidal.vocabulary import (
    AdvanceAll,
    AdvanceAny,
    CharacterCard,
    DegradeFrom,
    DegradeHighest,
    Die,
    DrawChallenges,
    Fruit,
    LoseDice,
    LoseFruit,
    LoseRanking,
    LoseShells,
    MoveArbiter,
    Ranking,
    Reduce,
    Refresh,
    Shells,
    Tricks,
    Upgrade,
)

PACK = original_pack()
CHALLENGES = {card.key: card for card in PACK.challenges}
PLAIN = PACK.challenges[: PACK.standard_challenges]
LEGENDARY = PACK.challenges[PACK.standard_challenges :]
MONSTERS = {monster.key: monster for monster in PACK.monsters}
MARKET = {card.key: card for card in PACK.market}
ANY = vocabulary.ANY


# Dice


def expected(faces: tuple[int, ...]) -> Fraction:
    return Fraction(sum(sum(counts_of(face)) for face in faces), len(faces))


def chance(kind: int, trait: int) -> int:
    """On how many faces of six a die helps with a trait."""
    return sum(1 for face in PACK.dice[kind] if counts_of(face)[trait] or counts_of(face)[WILD])


def test_dice_of_a_higher_level_show_more() -> None:
    by_level = [{expected(PACK.dice[kind]) for kind in kinds} for kinds in OF_LEVEL[1:]]

    assert all(max(lower) < min(higher) for lower, higher in pairwise(by_level))


def test_a_novice_die_offers_every_trait_and_a_blank() -> None:
    assert {counts_of(face) for face in PACK.dice[0]} >= {
        (1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0), (0, 0, 0, 1, 0), (0, 0, 0, 0, 0),
    }  # fmt: skip


def test_red_and_blue_dice_have_different_emphasis_and_cover_all_traits_together() -> None:
    main = {kind: {trait for trait in range(4) if chance(kind, trait) > 1} for kind in (1, 2)}

    assert main[1] == {SPIRIT, RESILIENCE}
    assert main[2] == {FOCUS, SYNERGY}


@pytest.mark.parametrize("kind", [1, 2])
def test_upgrading_within_a_colour_never_lowers_the_chance_of_its_main_traits(kind: int) -> None:
    better = max(UPGRADES[kind])

    assert all(chance(better, trait) >= chance(kind, trait) for trait in range(4) if chance(kind, trait) > 1)


@pytest.mark.parametrize("trait", range(4))
def test_a_guild_die_shows_one_trait_alone(trait: int) -> None:
    faces = PACK.dice[DICE.index(f"guild-{TRAITS[trait]}")]

    assert all(counts_of(face)[trait] == sum(counts_of(face)) > 0 for face in faces)


def test_threat_dice_rise_with_their_level_and_the_first_is_mostly_blank() -> None:
    sums = [sum(faces) for faces in PACK.threat[1:]]

    assert [len(faces) for faces in PACK.threat[1:]] == [8, 8, 8]
    assert sums == sorted(set(sums))
    assert PACK.threat[1].count(0) > 4
    assert {count for faces in PACK.threat[1:] for count in faces} == {0, 1, 2}


def test_an_invasion_may_spare_everybody_and_comes_more_often_from_the_inner_reef() -> None:
    slots = Counter(slot for face in PACK.invasion for slot in face)

    assert () in PACK.invasion
    assert slots[1] > slots[0]


# Tracks and boards


def test_dials_have_five_levels_and_characters_start_alike() -> None:
    points = {sum(PACK.dial.points[step] for step in character.steps) for character in PACK.characters}

    assert set(PACK.dial.levels) == {1, 2, 3, 4, 5}
    assert len(points) == 1
    assert {sum(character.steps) for character in PACK.characters} == {8}
    assert {PACK.dial.levels[character.steps[FOCUS]] for character in PACK.characters} <= {2, 3}


def test_the_own_trait_of_a_character_starts_two_steps_ahead() -> None:
    for character in PACK.characters:
        others = [one.steps[character.trait] for one in PACK.characters if one is not character]
        assert {character.steps[character.trait] - step for step in others} == {2}


def test_the_champions_board_is_long_enough_and_a_position_is_worth_less_than_a_challenge() -> None:
    points = PACK.champions.points

    assert len(points) - 1 >= 25
    assert max(later - earlier for earlier, later in pairwise(points)) <= 1
    assert PACK.champions.places == (3, 2, 1)


def test_every_boat_reward_is_small_and_all_but_refreshing_have_an_inverse() -> None:
    rewards = [reward for space in PACK.boat for reward in space]

    assert all(len(space) == 1 for space in PACK.boat)
    assert [reward for reward in rewards if not inverse(reward)] == [Refresh(1)]


def test_an_open_space_is_weak_and_there_is_one_on_four_islands() -> None:
    opened = [space.key for space in PACK.spaces if space.frame == OPEN]

    assert opened == ["glassmakers-guild", "workshop", "meditation-spring", "inner-reef"]


@pytest.mark.rule("TB-SPACE-07", "TB-SPACE-09", "TB-SPACE-18", "TB-SPACE-23")
def test_the_action_spaces_lie_in_the_order_of_the_boards() -> None:
    assert {island.key: [space.key for space in island.spaces] for island in PACK.islands} == {
        "droska": ["drifters-dock", "glassmakers-guild", "desert-caravan"],
        "chronosseum": ["watchtower", "blade-advisor", "drifting-gardens", "crab-mystics-atoll"],
        "lamara": ["palm-plaza", "workshop", "racers-bay"],
        "citadel": ["surf-temple-shells", "surf-temple-fruit", "surf-temple-challenge", "meditation-spring"],
        "fold": ["folds-edge", "inner-reef"],
    }


def test_pool_and_market_have_room() -> None:
    assert PACK.pool_size > 2
    assert PACK.market_size == len(PACK.islands[DROSKA].spaces)


# Challenges


def test_each_arena_has_sixteen_standard_challenges_of_the_same_values() -> None:
    values = Counter((card.halves[0].arena, card.halves[0].points) for card in PLAIN)

    assert len(PLAIN) == 48
    assert values == {
        (arena, points): count for arena in range(3) for points, count in zip((1, 2, 3, 4), (4, 5, 5, 2), strict=True)
    }


def test_challenges_show_one_to_four_symbols_and_half_of_them_a_stretch_symbol() -> None:
    assert {card.halves[0].symbols for card in PLAIN} == {1, 2, 3, 4}
    assert all(len(card.halves[0].required) >= card.halves[0].points for card in PLAIN)
    assert sum(bool(card.halves[0].stretch) for card in PLAIN) == 24


def test_all_traits_are_equally_frequent() -> None:
    required = Counter(trait for card in PLAIN for trait in card.halves[0].required)
    stretch = Counter(trait for card in PLAIN for trait in card.halves[0].stretch)

    assert set(required.values()) == {28}
    assert set(stretch.values()) == {6}


def test_no_two_standard_challenges_of_an_arena_are_the_same() -> None:
    assert len({card.halves[0] for card in PLAIN}) == 48


SAMPLES = {
    "glassmakers-duel": 3, "tramps-challenge": 2, "ultimate-hook-match": 2, "battle-of-symmetry": 3,
    "withstand-the-waterfall": 4, "unite-the-yokanite-crystals": 1, "defend-the-caravan": 1,
    "rumble-with-the-frog-pack": 3, "total-brawl": 3, "bay-bruisers-battle": 3, "face-the-surge": 2,
}  # fmt: skip


def half(key: str) -> Half:
    return CHALLENGES[key].halves[0]


def test_the_sample_challenges_have_their_points_and_arenas() -> None:
    assert {key: half(key).points for key in SAMPLES} == SAMPLES
    assert half("glassmakers-duel").arena == DROSKA
    assert half("tramps-challenge").arena == LAMARA


@pytest.mark.rule("TB-SCHEME-02")
def test_printed_example_four_of_the_nine_samples_make_a_lamara_column_worth_eleven() -> None:
    column = [key for key in list(SAMPLES)[2:] if half(key).arena == LAMARA]

    assert len(column) == 4
    assert sum(SAMPLES[key] for key in column) == 11 == PACK.difficulties["normal"].threshold


def test_there_are_four_legendary_challenges_of_each_manner_within_its_bounds() -> None:
    """Points and the number of required symbols by manner."""
    bounds = {
        "perilous": ({6}, {3}), "mystic": ({2, 3}, {2, 3}), "showpiece": ({4, 5}, {2, 3}), "heroic": ({7, 8}, {4, 5}),
        "split": ({1, 2, 3}, {1, 2, 3}), "serial": ({1, 2}, {1}), "swarm": ({1, 2}, {1, 2}),
        "arbiter": ({2, 3}, {2, 3}),
    }  # fmt: skip
    for manner, (points, symbols) in bounds.items():
        cards = [card for card in LEGENDARY if card.manner.key == manner]
        halves = [one for card in cards for one in card.halves]
        assert len(cards) == 4
        assert ({one.points for one in halves}, {len(one.required) for one in halves}) == (points, symbols)


def test_swarms_have_two_stretch_symbols_of_different_traits() -> None:
    assert {len(set(one.halves[0].stretch)) for one in LEGENDARY if one.manner.key == "swarm"} == {2}


def test_only_arbiter_challenges_are_without_an_arena() -> None:
    assert all((one.arena < 0) == (card.manner.key == "arbiter") for card in LEGENDARY for one in card.halves)


@pytest.mark.rule("TB-LEG-14")
def test_the_sample_legendary_cards_have_their_points() -> None:
    samples = {
        "loop-pit": (6,), "leap-of-faith": (5,), "wrestling-the-sandaconda": (8,), "uprising": (2, 2),
        "rockworms": (1,),
    }  # fmt: skip

    assert {key: tuple(one.points for one in CHALLENGES[key].halves) for key in samples} == samples
    assert half("frog-frenzy").arena == LAMARA
    assert CHALLENGES["sunken-fears"].manner.key == "mystic"
    assert CHALLENGES["krobaaks-wrath"].manner.key == "arbiter"


@pytest.mark.parametrize("number", range(4))
def test_arenas_and_traits_are_balanced_inside_a_suggested_set(number: int) -> None:
    chosen = PACK.legendary_sets[number]
    halves = [one for card in LEGENDARY if card.manner.key in chosen.manners for one in card.halves]
    arenas = Counter(one.arena for one in halves if one.arena >= 0)
    traits = Counter(trait for one in halves for trait in (*one.required, *one.stretch))
    arenas[DROSKA] += chosen.droska

    assert max(arenas.values()) - min(arenas.values()) <= 1
    assert max(traits.values()) - min(traits.values()) <= 1


# Tricks and market


def test_ten_tricks_are_there_three_times_and_give_what_is_known() -> None:
    stunts = {trick.key: trick.stunt for trick in PACK.tricks}
    known = {
        "arbiters-favour": Ladder(((Shells(1),), (Fruit(1),), (Die(1, ANY),), (Ranking(1),), (AdvanceAny(1),))),
        "night-training": Exactly(
            ((Shells(1),), (Die(1, ANY),), (Die(1, ANY), Fruit(1)), (Die(2, ANY),), (Die(3, ANY),))
        ),
        "lightning-reflexes": Ladder(
            ((Refresh(1),), (Shells(1),), (vocabulary.Challenges(1),), (Upgrade(1),), (Tricks(1),))
        ),
    }

    assert set(Counter(trick.key for trick in PACK.tricks).values()) == {3}
    assert len(stunts) == 10
    assert {key: stunts[key] for key in known} == known


def test_the_market_costs_one_to_four_fruit() -> None:
    costs = Counter(card.fruit for card in PACK.market if card.set == STANDARD)

    assert costs == {1: 8, 2: 10, 3: 8, 4: 4}
    assert not any(card.ranking for card in PACK.market if card.set == STANDARD)


def worth(reward: object) -> Fraction:
    """A rough value in fruit, only to see that no card of the market is a bad or a wild bargain."""
    match reward:
        case Shells(count) | Fruit(count) | Refresh(count) | vocabulary.Challenges(count):
            return Fraction(count)
        case Ranking(count) | Tricks(count) | AdvanceAny(count):
            return Fraction(3, 2) * count
        case Upgrade(count):
            return Fraction(2) * count
        case AdvanceAll(steps):
            return Fraction(11, 2) * steps
        case Die(level, _):
            return Fraction(level) + 1
    raise AssertionError(reward)


def test_a_market_card_is_worth_a_little_more_than_its_fruit_and_the_fruit_not_taken() -> None:
    for card in PACK.market:
        if card.set == STANDARD:
            gain = sum(worth(reward) for reward in card.rewards) - card.fruit - 1
            assert Fraction(1, 2) <= gain <= Fraction(3, 2), card.key


def test_there_are_six_cards_of_each_advanced_market_and_the_samples_are_as_known() -> None:
    offer = MARKET["nyrocks-offer"].knowledge

    assert Counter(card.set for card in PACK.market) == {STANDARD: 30, GOODS: 6, KNOWLEDGE: 6, BLACK: 6}
    assert all(card.ranking >= 1 for card in PACK.market if card.set == BLACK)
    assert MARKET["kases-magic"].discard == (MoveArbiter(),)
    assert offer is not None
    assert (offer.subject, offer.per, offer.points) == (subjects.Resources(), 3, 2)
    assert (MARKET["slippery-acquaintances"].ranking, MARKET["slippery-acquaintances"].rewards) == (1, (Upgrade(1),))


# Monsters


def armoured(monster: Monster) -> int:
    return sum(spot.armour > 1 for spot in monster.spots)


@pytest.mark.parametrize(
    ("strength", "spots", "armour"), [(WEAK, range(4, 6), range(1, 3)), (STRONG, range(6, 9), range(2, 5))]
)
def test_monsters_have_as_many_spots_and_as_much_armour_as_their_strength_asks(
    strength: int, spots: range, armour: range
) -> None:
    monsters = [monster for monster in PACK.monsters if monster.strength == strength]

    assert all(len(monster.spots) in spots for monster in monsters)
    assert all(armoured(one) in armour for one in monsters if TYPES[one.type] != "hide")


def test_two_starting_monsters_of_each_strength_belong_to_each_style() -> None:
    styles = Counter((one.strength, one.style) for one in PACK.monsters if not one.type)

    assert styles == {(strength, style): 2 for strength in (WEAK, STRONG) for style in range(3)}
    assert MONSTERS["huge-witchbristle"].type == 0


def test_no_two_spots_of_a_monster_share_a_place() -> None:
    for monster in PACK.monsters:
        assert len({(spot.row, spot.column) for spot in monster.spots}) == len(monster.spots)


@pytest.mark.rule("TB-AMON-14")
def test_kill_bonuses_are_smaller_than_rewards() -> None:
    """A position for weak monsters and samples, two for the strong starting ones."""
    for monster in PACK.monsters:
        bonus = 2 if monster.strength == STRONG and not monster.type else 1
        assert set(monster.kill) == {(Ranking(bonus),)}
        assert len(monster.kill) == (2 if TYPES[monster.type] == "twin" else 1)
        assert Ranking(1) not in monster.reward
        assert Ranking(bonus) not in monster.reward


@pytest.mark.rule("TB-AMON-08", "TB-AMON-09", "TB-AMON-10", "TB-AMON-11", "TB-AMON-12", "TB-AMON-13")
def test_the_sample_monsters_reward_and_punish_as_known() -> None:
    falling = (SPIRIT, RESILIENCE, FOCUS)
    samples = {
        "thunder-eels": ("twin", (DrawChallenges(1), Die(1, ANY)), (LoseDice(1, 1),)),
        "phantom-krill": ("void", (CharacterCard(),), (DegradeHighest(),)),
        "hoamaar": ("guarded", (Ranking(2),), (LoseRanking(2),)),
        "akora": ("magma", (AdvanceAll(1),), (Reduce(falling, 1),)),
        "two-headed-hydra": ("limbs", (Tricks(1), Fruit(3)), (LoseShells(2), LoseFruit(2))),
        "guaracuda": ("hide", (AdvanceAny(3),), (DegradeFrom(3),)),
    }
    found = {key: (TYPES[MONSTERS[key].type], MONSTERS[key].reward, MONSTERS[key].invasion) for key in samples}

    assert found == samples


def test_two_advanced_monsters_are_of_each_type_and_show_what_makes_it() -> None:
    advanced = [monster for monster in PACK.monsters if monster.type]

    assert set(Counter(monster.type for monster in advanced).values()) == {2}
    for monster in advanced:
        kind = TYPES[monster.type]
        assert bool(monster.forbidden) == (kind == "void")
        assert (monster.guard >= 0) == (kind == "guarded")
        assert (len({spot.side for spot in monster.spots}) > 1) == (kind == "twin")
        assert any(spot.link for spot in monster.spots) == (kind == "limbs")
        assert (armoured(monster) == len(monster.spots)) == (kind == "hide")


# Goals, announcements, characters, solo play


def test_twelve_goals_are_worth_three_to_eight_points_with_and_without_monsters() -> None:
    assert len(PACK.goals) == 12
    assert all(3 <= goal.points <= 8 for goal in PACK.goals)
    assert 0 < sum(isinstance(goal.subject, subjects.Hits) for goal in PACK.goals) < 4
    assert {type(goal.subject) for goal in PACK.goals} == {
        subjects.CompletedChallenges, subjects.ChallengeSets, subjects.TraitsAt, subjects.Hits, subjects.Position,
        subjects.LeaderTokens, subjects.DiceAt,
    }  # fmt: skip


def test_four_announcements_are_for_the_best_and_four_for_each_deed() -> None:
    made = {one.key: (one.kind, one.subject, one.points) for one in PACK.announcements}

    assert Counter(one.kind for one in PACK.announcements) == {BEST: 4, EACH: 4}
    assert made["goros-announcement"] == (EACH, subjects.Hits(), 1)
    assert made["mae-lamaras-announcement"] == (BEST, subjects.CompletedChallenges(LAMARA), 7)


@pytest.mark.rule("TB-SETUP-06", "TB-SHIELD-07")
def test_every_character_starts_with_the_artifact_and_has_both_shields_in_the_deck() -> None:
    for character in PACK.characters:
        shields = [power for card in character.cards for power in card.powers if isinstance(power, powers.Shield)]
        upgrades = [power for card in character.cards for power in card.powers if isinstance(power, powers.UPGRADES)]
        assert character.cards[character.starting_card].kind == ARTIFACT
        assert shields == [powers.Shield(3)]
        assert len(upgrades) == 1


def test_each_shield_upgrade_is_different_and_fits_its_character() -> None:
    assert [card.powers for card in PACK.character_cards if isinstance(card.powers[0], powers.UPGRADES)] == [
        (powers.RerollOne(2),), (powers.RaiseLevel(2),), (powers.RefreshOne(2),), (powers.SwapSymbol(2),),
    ]  # fmt: skip


def test_the_card_that_rewards_stretching_belongs_to_the_own_trait() -> None:
    for character in PACK.characters:
        found = [power for card in character.cards for power in card.powers if isinstance(power, powers.StretchRanking)]
        assert found == [powers.StretchRanking(character.trait)]
    assert [character.trait for character in PACK.characters] == [SPIRIT, FOCUS, RESILIENCE, SYNERGY]


def test_every_power_of_the_vocabulary_is_on_a_card() -> None:
    used = {type(power) for card in PACK.character_cards for power in card.powers}

    assert len(used) == len(powers.POWERS)


def test_the_difficulties_are_those_of_the_table() -> None:
    rows = [
        (one.threshold, one.fruit, one.shells, one.weak, one.strong, one.allies, one.rival)
        for one in PACK.difficulties.values()
    ]

    assert rows == [(12, 3, 3, 3, 1, (1, 3), 2), (11, 2, 2, 2, 2, (1, 3), 2), (10, 2, 2, 1, 3, (1, 5), 2)]
