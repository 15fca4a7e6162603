import { expect, test } from 'vitest';
import { readingTopics } from './reading-topics.ts';

const texts = (asked: string, language: 'en' | 'de') =>
  readingTopics(asked, language).map(({ text, isAsked }) => (isAsked ? text : `(${text})`));

test.each<[string, string[]]>([
  ['did anyone post lately about a path thats shut', ['path shut trail closed']],
  [
    'any posts latly about a path being shut? dont wanna drive 3 hrs for nothing',
    ['path shut trail closed', '(drive)'],
  ],
  ['my bus was late again. any posts about ticks', ['tick', '(bus late)']],
  [
    'found an old grey wooly hat by a summit cross, is somebody on here looking for theirs??',
    ['(found old grey wooly hat summit cross)'],
  ],
  ['posts about trail work', ['volunteering']],
  ['photos of families from last weekend', ['famil']],
  ['newest posts', []],
  ['what did people post lately', []],
])('AUR-5 what a question about posts is about: %s', (asked, topics) => {
  expect(texts(asked, 'en')).toEqual(topics);
});

test.each<[string, string[]]>([
  [
    'hat letzthin wer was gepostet wegen gesperrtem weg oder erdrutsch',
    ['closed trail landslide path', 'gesperrtem weg erdrutsch'],
  ],
  [
    'wer hat ne graue Mütze am Gipfelkreuz verloren? hab eine gefunden',
    ['(grey hat summit cross lost)', '(graue mutze gipfelkreuz verloren)'],
  ],
  ['Beiträge über Handschue', ['glove', 'handschuhe']],
  ['gibts Beiträge zu Schlüsseln und Stöcken', ['key pole', 'schlusseln stocken']],
  ['neueste Beiträge', []],
])('AUR-5 a German question is about the same in English and as it was asked: %s', (asked, topics) => {
  expect(texts(asked, 'de')).toEqual(topics);
});

test('AUR-3 what says the same in other words is looked for by what is asked alone', () => {
  expect(readingTopics('is the footpath blocked, did somebody write about it', 'en')).toEqual([
    { text: 'footpath blocked path closed', meaning: 'footpath blocked', isAsked: false },
  ]);
});
