/** What people of the demo world write; `{place}` is a town, `{person}` somebody of the world. */
export interface WrittenPost {
  readonly text: string;
  /** The hours of the landscapes drawn for it, none to four. */
  readonly hours?: readonly number[];
  readonly alts?: readonly string[];
  readonly closed?: true;
}

export const writtenPosts: readonly WrittenPost[] = [
  {
    text: 'First snow above {place} this morning. The last kilometre was ankle deep, the view made up for all of it. Thank you {person} for breaking the trail! #firstsnow #ridge',
    hours: [7, 9],
    alts: ['A ridge under fresh snow at dawn', 'The valley below, still in the shade'],
  },
  { text: 'Does anybody know whether the spring at the second hut still runs? Our maps disagree. #water' },
  {
    text: 'Four seasons in one day, and dry feet at the end of it. New boots have passed the test. #gear',
    hours: [14],
    alts: ['Dark clouds over a green ridge'],
  },
  {
    text: 'Reminder to myself: the last bus from {place} goes at 18:10, not at 18:40. It was a nice walk home, though.',
  },
  {
    text: 'We were eleven, the youngest was six and the oldest seventy-four, and nobody was bored. Families, come along next time! #families',
    hours: [11, 12, 16],
    alts: ['A wide meadow at noon', 'A lake under a clear sky', 'Long shadows in the afternoon'],
  },
  {
    text: 'Sunrise with {person}. No more words needed. #sunrise',
    hours: [5],
    alts: ['The first light behind three ridges'],
  },
  {
    text: 'The path between the chapel and the dam is closed until spring after the landslide. Take the upper one, it is signed. #conditions',
  },
  {
    text: 'A quiet one today: two hours, one thermos, three chamois. #slow',
    hours: [17, 18],
    alts: ['Evening over the pass', 'The same pass an hour later'],
  },
  { text: 'Who still has a free seat from {place} on Saturday? I bring cake. #carpool', closed: true },
  {
    text: 'Moonlight walk done, headlamps never left the rucksack. {person}, that was the best idea of the year. #night',
    hours: [22],
    alts: ['A moonlit valley'],
  },
  {
    text: 'Trail crew update: 40 metres of new steps, two hundred buckets of gravel, one very proud team. Soup was excellent. #volunteering',
  },
  {
    text: 'Left the car at {place} and took the train back: the one-way walks are the best ones. #publictransport',
    hours: [10, 13, 15, 19],
    alts: ['Morning haze', 'Noon on the plateau', 'Down through the woods', 'The station at dusk'],
  },
  {
    text: 'For those who asked: 14 km, 820 m up, six hours with a long break. Poles help on the way down. Full notes at https://www.sac-cas.ch/en/',
  },
  { text: 'My knees are writing this post. #downhill', closed: true },
  {
    text: 'Ridge, ridge, ridge, coffee. #ridge',
    hours: [8],
    alts: ['Three ridges, one behind the other'],
  },
  {
    text: 'If you see a grey woolly hat near the cross above {place}: it is mine, it is old, and I miss it.',
  },
];

export const writtenComments: readonly string[] = [
  'What a day! Next time I join.',
  'It still runs, I filled two bottles there on Sunday.',
  'How was the last part, is it icy?',
  'Saved for spring, thank you.',
  'That cake was reason enough to come.',
  'Greetings from the office. I am not jealous at all.',
];
