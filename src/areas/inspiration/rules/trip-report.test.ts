import { expect, test } from 'vitest';
import type { StoryDocument } from './document.ts';
import { linesOf } from './read-document.ts';
import { addToReport, cellOf, cellsAround, decideLookBack, isNews, type ReportNews } from './trip-report.ts';

const nothing: ReportNews = {
  figures: '',
  routeUrl: '',
  huddleId: null,
  conditions: '',
  people: [],
  pictures: [],
};
const headings = { conditions: 'Conditions', people: 'Who came along', pictures: 'Pictures' };
const begun: StoryDocument = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'My words' }] }],
};
const added = (news: Partial<ReportNews>) => linesOf(addToReport(begun, { ...nothing, ...news }, headings));

test('HUD-26 what is new stands at the end, and the words of the author as they were', () => {
  expect(added({})).toEqual(['My words']);
  expect(
    added({
      figures: '12 km',
      routeUrl: 'https://routes.example/7',
      huddleId: 'h',
      conditions: 'Snow. Above 1,800 m',
    }),
  ).toEqual([
    'My words',
    '12 km',
    'https://routes.example/7',
    '◇ HUDDLE h',
    '## Conditions',
    'Snow. Above 1,800 m',
  ]);
  expect(added({ pictures: [{ id: 'p', alt: 'A cow' }] })).toEqual(['My words', '## Pictures', '▣ A cow']);
});

test('HUD-26 only who agrees is named; a word stands without its name', () => {
  const people = [
    { id: 'ben', isNamed: true, word: 'windy' },
    { id: 'cleo', isNamed: false, word: 'wet' },
    { id: 'dana', isNamed: true, word: '' },
  ];
  const { content } = addToReport({ type: 'doc', content: [] }, { ...nothing, people }, headings);
  const written = JSON.stringify(content);
  expect(written).not.toContain('cleo');
  expect(content.map(({ type }) => type)).toEqual(['heading', 'paragraph', 'blockquote', 'blockquote']);
  expect(written.match(/"ben"/g)).toHaveLength(2);
  expect(written.match(/"dana"/g)).toHaveLength(1);
  expect(added({ people: [{ id: 'cleo', isNamed: false, word: '' }] })).toEqual(['My words']);
});

test.each([
  [true, 'PUBLISHED', true],
  [false, 'PUBLISHED', false],
  [true, 'CANCELLED', false],
  [true, 'DRAFT', false],
])('HUD-26 of an outing (over: %s, %s) one looks back: %s', (isOver, status, may) => {
  expect(decideLookBack(isOver, status)?.code).toBe(may ? undefined : 'OUTING_NOT_OVER');
});

test.each([
  [
    { lat: 46.999, lng: 8.001 },
    { lat: 2349, lng: 400 },
  ],
  [
    { lat: -0.001, lng: -0.02 },
    { lat: -1, lng: -1 },
  ],
  [
    { lat: 0, lng: 0.0199 },
    { lat: 0, lng: 0 },
  ],
])('HUD-30 %j lies in the cell %j', (place, cell) => {
  expect(cellOf(place)).toEqual(cell);
  expect(cellsAround(cell)).toHaveLength(9);
  expect(cellsAround(cell)).toContainEqual({ lat: cell.lat - 1, lng: cell.lng + 1 });
});

test('HUD-26 without people and pictures there is nothing new', () => {
  expect(isNews(nothing)).toBe(false);
  expect(isNews({ ...nothing, people: [{ id: 'a', isNamed: true, word: '' }] })).toBe(true);
  expect(isNews({ ...nothing, pictures: [{ id: 'a', alt: '' }] })).toBe(true);
});
