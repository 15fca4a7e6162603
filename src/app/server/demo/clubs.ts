/** The clubs of the demo world, as their founders describe them. */
export const clubs = [
  {
    name: 'Sunday ridge walkers',
    description:
      'We meet on Sundays at the station, walk a ridge and are back for dinner.\nNobody is left behind, and the first one waits at the next bench.',
    privacy: 'PUBLIC',
    tags: ['Ridges', 'Day walks', 'All paces'],
    incorporated_at: '2016-04-10',
  },
  {
    name: 'Dawn patrol',
    description: 'Head torches on at four, coffee at the top. For people who like the hour before the sun.',
    privacy: 'PRIVATE',
    tags: ['Sunrise', 'Fast'],
    incorporated_at: '2021-06-21',
  },
  {
    name: 'Families on trails',
    description:
      'Walks with prams, carriers and short legs. Every route has a playground or water on the way.',
    privacy: 'PUBLIC',
    tags: ['Children', 'Easy', 'Prams'],
    incorporated_at: '2019-05-04',
  },
  {
    name: 'Hut to hut',
    description: 'Several days with a small pack. We plan in winter, book in spring and walk in summer.',
    privacy: 'PUBLIC',
    tags: ['Huts', 'Several days'],
    incorporated_at: null,
  },
  {
    name: 'Slow birders',
    description: 'Binoculars before breakfast. Two kilometres in three hours is a good pace.',
    privacy: 'PUBLIC',
    tags: ['Birds', 'Slow', 'Nature'],
    incorporated_at: '2018-03-01',
  },
  {
    name: 'Snowshoe circle',
    description: 'Quiet forests, gentle slopes, soup. We look at the avalanche bulletin together first.',
    privacy: 'PUBLIC',
    tags: ['Winter', 'Snowshoes'],
    incorporated_at: null,
  },
  {
    name: 'The night shift',
    description: 'Nurses, drivers and bakers who go out on weekdays when the paths are empty.',
    privacy: 'HIDDEN',
    tags: ['Weekdays'],
    incorporated_at: null,
  },
] as const;

export const openings = [
  'Is anybody up for the long loop on Saturday?',
  'How is the path above the tree line at the moment?',
  'Who has a second pair of poles to lend?',
  'I can take three people in the car from the station.',
  'Does the bus run on the holiday?',
  'Which boots do you wear on wet rock?',
];

export const replies = [
  'Count me in.',
  'I was there on Thursday: dry, with two small patches of snow.',
  'I bring mine along.',
  'Thank you, that helps a lot!',
  'It does, but only until six.',
  'Same here. See you at the fountain.',
  'I will be ten minutes late, go ahead.',
  'The hut has cake again.',
  'Good idea. And something warm for the top.',
];
