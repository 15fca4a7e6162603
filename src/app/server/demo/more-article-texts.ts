import type { WrittenArticle } from './article-texts.ts';

export const moreArticles: readonly WrittenArticle[] = [
  {
    title: 'The first night outside',
    summary:
      'One night, close to home, with a way out. What to bring, what to leave, and what that noise was.',
    topics: ['OVERNIGHT', 'FIRST_STEPS', 'GEAR'],
    text: `
Everything I feared about my first night outside did not happen, and what happened I had not thought of. No bear, no thief. But my mat was on a slope of four degrees, and I spent eight hours climbing back up it.

So begin small. Not with the great traverse, but with one night, an hour from a road, when the forecast is boring.

## Choose the place by daylight

- Flat matters more than beautiful. Lie down before you pitch anything.
- A little above the valley floor: cold air runs down at night and lies there like water.
- Not in the bed of a stream, even a dry one. Not under dead branches.
- Ask whether you may. In many places it is forbidden, in others a farmer says yes and brings milk in the morning.

Be there two hours before dark. Everything is easy with light and nothing is easy without.

## What keeps you warm

It is the mat, more than the bag. The ground takes heat all night; a sleeping bag pressed flat under you does nothing. If you can buy or borrow only one good thing, let it be what you lie on.

1. Eat late and eat fat. Nuts or cheese before sleep burn for hours.
2. Go to bed warm. Twenty knee bends in front of the tent are worth a degree or two.
3. Fill your bottle with hot water and put it between your thighs.
4. When you have to get up in the night, get up. Holding it keeps you awake and cold.

## What you can leave at home

A lantern, the second pair of trousers, the big knife, three of the four pots. The chair, if you carry it yourself. Not the head torch, not the paper map, not the warm hat.

## That noise

It is a mouse. It is nearly always a mouse. Deer cough like old men, foxes scream, and a hedgehog in dry leaves sounds like a person with a limp. Keep food in one closed bag away from where you sleep, and let them have the night; it was theirs.

> I lay awake until two, listening. At five I woke because it was quiet, and the whole valley was pink.

## A way out

Tell somebody where you are and when you will call. Know the way back to the road in the dark, and allow yourself to walk it. Going home at midnight because you are cold is not a failed night outside. It is the reason there will be a second one.
`,
  },
  {
    title: 'Thin air: what height does to you, and when to turn around',
    summary:
      'Above 2,500 metres the rules change. How to go up slowly, what the signs are, and why down is the cure.',
    topics: ['HEALTH', 'MOUNTAINS', 'SAFETY'],
    health: true,
    text: `
I am a doctor, and I have been sick from height twice. Knowing does not protect you. Going slowly does.

Above about 2,500 metres there is so much less oxygen in each breath that the body has to change: you breathe faster, your heart beats faster, in a few days your blood changes. It takes time, and no training shortens it. The fittest of a group often fall ill first, because they arrive first.

## Go up so that you sleep low

What counts is where you sleep. Above 3,000 metres, raise your bed by no more than about 500 metres a night, and take a day without raising it every third or fourth day. During the day you may climb higher and come back.

- Drink until your urine is pale; the air is dry and you breathe a lot of it.
- Eat, even without appetite.
- No alcohol and no sleeping pills in the first nights: both make you breathe less.

## The signs

A headache in the evening is the common beginning. If with it you feel sick, dizzy, very tired or cannot sleep, call it what it is: mountain sickness. It is mild as long as rest helps.

1. Mild: stay where you are. Do not go higher until the signs are gone.
2. Not better after a day, or worse at any time: go down, at least 500 metres.
3. Unsteady on a straight line, confused, or short of breath while lying still: go down at once, day or night, never alone. These are water in the brain or in the lungs, and they kill within hours.

> Let your friend walk heel to toe along a crack in the rock. Who cannot do it up here, and could below, has to go down.

## Down is the cure

Medicines can win time and oxygen can, too. They do not replace descending. A few hundred metres change more than anything in my bag, and I have seen people who had to be carried walk by themselves an hour later.

## Before you leave home

Speak with your own doctor if you have a disease of the heart or lungs, if you are pregnant, or if you have been badly ill at height before. Plan a day more than you think you need. Most people who get into trouble were not weak or careless; they had a flight to catch.

## What I do now

I go last. I sleep lower than I could. And on the second evening I ask each of us, with a smile, to say the months backwards.
`,
  },
  {
    title: 'Going down without paying for it in the knees',
    summary: 'The way down is where knees are lost. Shorter steps, two poles and ten minutes a week at home.',
    topics: ['HEALTH', 'MOUNTAINS'],
    health: true,
    text: `
Nobody comes to my practice because of a climb. They come because of the way back: two hours of downhill on tired legs, and in the morning the stairs are a problem.

Going down, your thigh muscles brake. With every step they are stretched while they hold your weight, and with a stiff leg the joint takes what the muscles do not. Both can be changed.

## How to place the foot

- Make the steps shorter than feels natural. Half as long is a good start.
- Land with the knee a little bent, under your body, not in front of it.
- Put the whole foot down on loose ground; the heel alone slides.
- On steep grass and gravel, walk in a zigzag and stand sideways to the slope.

Listen to yourself. If your steps are loud, your knees are working as shock absorbers. Try to become quiet.

> Walk as if somebody were asleep below you.

## Poles, and how long

Two poles take a few kilos off each step, and over an afternoon that is tons. Downhill make them ten centimetres longer than on the flat, plant them in front of you before the foot comes, and bend the elbows. One pole is better than none, but then change hands.

## Breaks before you need them

Muscles that are tired brake late. Stop for five minutes every hour on the way down, just as you did on the way up. Most falls happen in the last third of the descent, on easy ground, with the car in access.

## Ten minutes a week

1. Slow steps down: stand on a stair on one leg and lower the other heel to the step below, counting to four. Ten times each side.
2. Squats against a wall: back to the wall, thighs not quite level, half a minute. Three times.
3. Stand on one leg while you brush your teeth. In a month with closed eyes.

Do it twice a week from six weeks before the season. The soreness after the first big descent will be half of what it was.

## When it hurts anyway

A dull ache around the kneecap that is gone after two days is tiredness: walk on the flat, keep it moving. A swollen knee, one that locks or gives way, or a pain that wakes you at night belongs into the hands of somebody who can look at it. And carry less. Three kilos less in the bag is the cheapest knee surgery there is.
`,
  },
];
