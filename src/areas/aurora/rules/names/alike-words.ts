/** Words for one matter: who asks with one of them is told by another. */
const MATTERS: readonly (readonly string[])[] = [
  'pace fast speed quick slow km/h average minutes kilometre'.split(' '),
  'sleep tent tents overnight night hut refuge guesthouse guesthouses hotel camp bivouac'.split(' '),
  'scary scared dizzy drop drops cliff cliffs ladder ladders exposed steep height heights exposure vertigo wobbly freeze'.split(
    ' ',
  ),
  'eat food lunch meal soup cake picnic coffee restaurant hungry'.split(' '),
  'swim swimming bath bathe lake river water'.split(' '),
  'kids children child family son daughter pram toddler playground'.split(' '),
  'beginner beginners never experience first steps'.split(' '),
  'toll fee ticket cash'.split(' '),
  'language english german speak speaks'.split(' '),
  'wind windy storm storms stormy gusts rain rainy weather'.split(' '),
  'lamp torch headlamp light lights'.split(' '),
  'tired legs shortcut shorter early'.split(' '),
  'high altitude elevation metres hoch'.split(' '),
];

/** These words, and those that say the same matter otherwise. */
export function withAlikeWords(words: readonly string[]): string[] {
  const alike = MATTERS.filter((matter) => matter.some((word) => words.includes(word))).flat();
  return [...new Set([...words, ...alike])];
}
