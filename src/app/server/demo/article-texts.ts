import type { Topic } from '#areas/inspiration/rules/topics.ts';

/** What people of the demo world have written: advice that holds, in their own words. */
export interface WrittenArticle {
  readonly title: string;
  readonly summary: string;
  readonly topics: readonly Topic[];
  readonly health?: boolean;
  /** Paragraphs, with `##` headings, `-` lists, `1.` numbered lists and `>` quotes. */
  readonly text: string;
}

export const writtenArticles: readonly WrittenArticle[] = [
  {
    title: 'Three layers, and when to take them off',
    summary:
      'Most people freeze on a walk because they were too warm an hour before. How to dress for changing.',
    topics: ['GEAR', 'FIRST_STEPS', 'WEATHER'],
    text: `
The coldest I have ever been on a hill was in June. It was not the weather. I had walked up fast in a jacket I was too proud to stop for, and when the wind came at the top, everything under it was wet.

Dressing for a walk is not about being warm. It is about staying dry from the inside, and about changing early.

## What each layer is for

- The first layer carries sweat away from the skin. Wool or a synthetic shirt. Cotton holds water and takes hours to dry, so it stays at home.
- The second layer keeps air still. A thin fleece you like to wear is better than a thick one you leave in the bag.
- The third layer keeps wind and rain out. It does not warm; it protects what does.

That is the whole system. A hat and thin gloves weigh less than a sandwich and do as much as another jacket.

## Start cold

If you are comfortable when you leave the car park, you are wearing too much. Ten minutes in, on the first slope, you will be hot, and by then your shirt is damp. Start a little cold and let the hill do the heating.

> Be bold, start cold. The advice is older than every fabric you own, and it is still right.

## Change before you need to

The right time to take the fleece off is at the foot of the climb, not halfway up. The right time to put the jacket on is just below the ridge, where you can still feel your fingers. Every stop longer than two minutes begins with a layer and ends with taking it off again.

1. Before a climb: one layer off.
2. Before a ridge, or when you see rain come across the valley: the outer layer on.
3. At a break: something warm on first, food second.
4. At the car: dry socks. You will not believe the difference.

## A word about rain

No jacket keeps you dry all day if you walk hard in it. Open the zips, slow down, and accept a little damp: being slightly wet and warm is fine, being wet and still is what becomes dangerous. Keep one dry layer in a plastic bag at the bottom of your pack, and do not touch it until you have stopped for good.

## My bag, most of the year

Wool shirt on, thin fleece and shell in the bag, hat and gloves in the lid, dry shirt in a plastic bag. In winter a down jacket for the breaks. It is not much, and I have not been truly cold since that day in June.
`,
  },
  {
    title: 'Leave no trace, in a place you love',
    summary: 'Seven habits that keep a path the way you found it, and the reasons nobody tells you.',
    topics: ['NATURE', 'FIRST_STEPS'],
    text: `
There is a lake two hours above our town that was on nobody's map when I was a child. Last summer I counted eleven fire rings on its shore. Nobody who built one meant any harm. Each of them was the first, as far as they knew.

That is the difficulty with places we love: we arrive one at a time, and our traces add up.

## Walk on what is already walked on

A boot on a dry meadow does little. Fifty boots make a line, the line becomes a gutter, and water does the rest. Stay on the path even where it is muddy, and walk through the puddle rather than around it. Where there is no path, spread out, so that no second track begins.

Short cuts across the bends of a slope are the worst of all: they turn into streams with the first storm.

## Take everything back

- Orange peel takes months, in the mountains years. It is not from here, and nothing here eats it.
- Tissues are the trace I see most. Carry a small bag for them.
- Crumbs teach birds and marmots to beg. A marmot that begs does not live long.

## The delicate part

Go at least seventy steps away from water and from the path. Dig a hole as deep as your hand is long, and close it again. Above the tree line and in gorges, where nothing rots, take it with you; there are bags made for that, and you get used to it.

## Fire

I no longer make fires outside fire places, and I do not miss them. A stove boils water in four minutes, a fire ring stays for forty years. If you must: existing place, dead wood from the ground no thicker than your wrist, and cold ashes before you leave.

> If you can put your hand into the ashes, it is out. If you do not want to, it is not.

## Let the others have their quiet

Sound travels further than rubbish. People come up here for what is missing: let them have it. The same is true for those who live here. In spring, keep the dog on the lead; a bird that leaves its nest for a quarter of an hour may come back to cold eggs.

## Tell it gently

You will meet people who do not know these things. So did I, once, on the wrong side of a fence with a flower in my hand. The woman who spoke to me asked what I had found, told me its name, and said that it takes nine years to bloom. I have not picked one since.
`,
  },
  {
    title: 'Reading a map before the battery is empty',
    summary: 'Contours, a thumb and three questions. Enough to find home on paper when the screen goes dark.',
    topics: ['NAVIGATION', 'SAFETY', 'FIRST_STEPS'],
    text: `
I guide for a living, and my phone knows every path I walk. I still carry paper. Not because the phone is bad, but because cold empties it, rain blinds it, and a map shows me the whole mountain at once.

You do not need a course for the beginning. You need half an hour at your kitchen table and a walk you know.

## Lines of the same height

Each brown line joins points of the same height. From that, everything follows.

- Lines close together: steep. Lines far apart: gentle.
- Lines that point uphill, like a row of arrows: a valley. A blue line often runs in it.
- Lines that point downhill: a ridge.
- Closed rings: a summit, or now and then a hole. The numbers tell.

Count the lines between two thick ones and read the heights: on most walking maps a thin line is ten or twenty metres. Five thin lines across a fingernail is a slope you will need your hands for.

## Turn the map, not your head

Hold the map so that what lies ahead of you lies ahead on the paper. It feels childish and it is what every professional does. With a compass, lay it on the map and turn both until the needle stands on north. Without one, use what you see: the lake on your left must be on the left of the map.

## Your thumb is you

Put your thumb where you are, and move it whenever you pass something certain: a bridge, a junction, a bend of the stream. When you are unsure, go back to the last certain place, on the map first and then on your feet.

1. Where was I certain the last time?
2. How long have I walked since then? At an easy pace an hour is about four kilometres, and every three hundred metres of climbing cost another half hour.
3. What should I see next, and what would tell me that I have gone too far?

> The third question is the one that saves people. Decide beforehand what the mistake will look like.

## Lines that catch you

A road, a river, a long wall: choose one that lies across your way behind the goal. If you miss the hut in the fog, you will hit the stream, and you know to turn back. In bad weather I aim beside the goal on purpose, so that I know which way to turn when I reach the line.

## When you do not know any more

Stop. Sit down, eat something, put on a layer. Nine times out of ten the map makes sense after a bar of chocolate. The tenth time, turn around while you still know the way you came. That is not failing. It is the last piece of navigation there is.
`,
  },
];
