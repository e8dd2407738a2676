# What Path of Destiny says: its title, events, questions, options, and the texts of stories, missions and alliances.

game-title = Path of Destiny
game-subtitle = a chronicle that you write while you read it

# Words

ally = { $ally ->
    [renfri] Renfri
   *[stregobor] Stregobor
}
requirement-red = Requirement: red
requirement-green = Requirement: green
requirement-blue = Requirement: blue
requirement-yellow = Requirement: yellow
requirement-pink = Requirement: pink
story-name = { $story ->
    [edge] Edge of the World
    [striga] Striga
   *[evil] Lesser Evil
}

# Events

event-story-read = The story is opened at card { $number } ({ story-name }).
event-story-ends = The story ends with card { $number } ({ story-name }); its hero is { $seat }.
event-fate-placed = { $side ->
    [left] Fate token { $number } goes to the left ({ $left } against { $right }).
    [right] Fate token { $number } goes to the right ({ $right } against { $left }).
   *[aside] Fate token { $number } is set aside: { $left } against { $right }.
}
event-dominant = { $side ->
    [left] The left path prevails: { symbol } is dominant.
   *[right] The right path prevails: { symbol } is dominant.
}
event-path-token = { $seat } receives the { side } path token.
event-exertion-met = { $seat } fulfils the exertion.
event-requirement-met = { $seat } meets the { colour } requirement and may look at mission { $number }.
event-peeked = You look at mission { $number }: { $mission }.
event-mission-revealed = Mission { $number } is revealed: { $mission }.
event-drew-alliance = { $seat } takes an alliance card of { ally }.
event-alliance-resolved = { $seat } calls on { ally } ({ $card }).
event-lost-experience = { $seat } loses { $count } XP (now { $total }).
event-gained-golden = { $seat } receives a golden token: { symbol }.
event-signpost = The signpost of { $seat } (Automa) falls to the { side }.
event-automa-habit = { $seat } (Automa) follows a habit: { $habit }.
event-automa-unlocked = { $seat } (Automa) takes up a second habit.

# Questions

ask-choose-dominant = No fate token was placed. Which path prevails: { left-symbol } (left) or { right-symbol } (right)?
ask-choose-ally = Whose alliance card do you take?
ask-discard-alliance = You have four cards of one ally. Which one do you discard?
ask-resolve-alliance = Which alliance card do you resolve next?

# Options

option-side = { $side ->
    [left] Left path: { symbol }
   *[right] Right path: { symbol }
}
option-ally = { ally }

# Card texts

result-three-experience = 3 XP
result-experience-steps = 1/2/3 XP
favour-ally-experience = gain 1 XP
favour-ally-active = gain 1 active symbol
favour-ally-swap-active = lose 1 active symbol, gain 2 of the other
favour-ally-swap-inactive = lose 1 inactive symbol, gain 2 XP
reward-experience = { $count } XP
reward-lose-experience = lose { $count } XP
reward-points = { $count } VP
reward-active-symbols = { $count ->
    [one] 1 active symbol
   *[other] { $count } active symbols
}
reward-symbols = { $count } × { symbol }
reward-golden-symbol = golden token: { symbol }
reward-draw = { $count ->
    [one] draw 1 card
   *[other] draw { $count } cards
}
reward-nothing = nothing
trigger-takes-colour = for each { colour } card it takes
trigger-takes-symbol = for each { symbol } on the cards it takes
trigger-takes-effect = for each card with an effect it takes
trigger-decides-fate = whenever it places a fate token
trigger-throws-side = whenever the signpost of a turn falls to the { side }
subject-cards-of-colour = { colour } cards
subject-cards-with-symbol = cards with { symbol }
subject-symbols-of-kind = symbols: { symbol }
subject-many-coloured = cards of several colours
subject-without-effect = cards without an effect
mission-where = { $where ->
    [hand] in hand
   *[timeline] on the timeline
}
mission-scores-scale = most { $steps } VP
mission-scores-each = { $count } VP each, at most { $most }

# Settings

setting-story = Story
setting-story-edge = Edge of the World (easiest): with exertion
setting-story-edge-plain = Edge of the World without exertion
setting-story-first-game = First game: Edge of the World, no exertion, no side quests
setting-story-striga = Striga: secret missions
setting-story-evil = Lesser Evil (hardest): alliances
setting-difficulty = Difficulty of the solo game
setting-difficulty-1 = 1: A Tale Like Many
setting-difficulty-2 = 2: A Gripping Tale
setting-difficulty-3 = 3: Story and Sword
setting-difficulty-4 = 4: Blood and Broken Bones
setting-difficulty-5 = 5: A Matter of Life and Death
setting-automa = Character of the Automa
setting-automa-random = dealt at random
setting-automa-pick = picked by the player
setting-automa-scoring = Experience of the Automa at the end of a chapter
setting-automa-scoring-standard = like a player
setting-automa-scoring-habit-only = only through its habit

# Phases

phase-seat_automa = Seating the Automa
phase-set_up_story = Laying out the story
phase-introduction = The introduction
phase-start_chapter = A chapter begins
phase-after_playing = Step 2: the story
phase-place_fate = Step 3: fate
phase-find_dominant = End of the chapter
phase-resolve_alliances = Alliances
phase-score_chapter = End of the chapter
phase-turn_page = Turning the page
phase-read_ending = The ending
phase-final_scoring = Final scoring
