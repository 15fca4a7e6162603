import { expect, test } from 'vitest';
import { wishOf } from './understand.ts';
import { spanIn } from './when.ts';
import { plain } from './words.ts';

/** A Monday in Zurich. */
const now = new Date('2026-06-01T08:00:00Z');
const zone = 'Europe/Zurich';

test.each([
  ['tomorrow', '2026-06-02', 1],
  ['on Saturday', '2026-06-06', 1],
  ['this weekend', '2026-06-06', 2],
  ['next weekend', '2026-06-13', 2],
  ['the weekend after', '2026-06-13', 2],
  ['the weekend after next', '2026-06-20', 2],
  ['next Monday', '2026-06-08', 1],
  ['on Monday', '2026-06-01', 1],
  ['next Tuesday', '2026-06-02', 1],
  ['in the next couple of weeks', '2026-06-01', 15],
  ['in the next few days', '2026-06-01', 4],
  ['in the coming 3 days', '2026-06-01', 4],
  ['next week', '2026-06-08', 7],
  ['on this coming week', '2026-06-08', 7],
  ['this week', '2026-06-01', 7],
  ['on the weekend of 13 June', '2026-06-13', 2],
  ['weekend 13./14. june', '2026-06-13', 2],
  ['weekend of the 14th of june', '2026-06-13', 2],
  ['the weekend around 15 june', '2026-06-20', 2],
  ['from 20 to 28 june', '2026-06-20', 9],
  ['the 6th and 7th of june', '2026-06-06', 2],
  ['8 to 6 june', '2026-06-06', 1],
  ['until the end of july', '2026-06-01', 61],
  ['till mid july', '2026-06-01', 45],
  ['until 14 June', '2026-06-01', 14],
  ['until 1 June', '2026-06-01', 1],
  ['weekend after next, 13/14 june', '2026-06-13', 2],
  ['6./7. june', '2026-06-06', 2],
  ['in june or july', '2026-06-01', 61],
  ['from november to december', '2026-11-01', 61],
  ['22nd to 28th', '2026-06-22', 7],
  ['in my july', '2026-07-01', 31],
  ['on fri 11 sept', '2026-09-11', 1],
  ['in two weeks', '2026-06-12', 7],
  ['in 3 days', '2026-06-04', 1],
  ['on 16 June', '2026-06-16', 1],
  ['June 16th', '2026-06-16', 1],
  ['on 2026-06-20', '2026-06-20', 1],
  ['on 20.6.', '2026-06-20', 1],
  ['on 1 May', '2027-05-01', 1],
  ['on fri 12th', '2026-06-12', 1],
  ['at the end of June', '2026-06-20', 11],
  ['in mid July', '2026-07-10', 11],
  ['early July', '2026-07-01', 10],
  ['on the 1st', '2026-06-01', 1],
  ['in July', '2026-07-01', 31],
  ['between Christmas and New Year', '2026-12-26', 6],
  ['over Christmas', '2026-12-24', 3],
  ['on New Year’s Eve', '2026-12-31', 1],
  ['on New Year’s Day', '2027-01-01', 1],
])('AUR-3 %s is understood where the asker is', (words, day, days) => {
  const found = spanIn(plain(`hikes ${words}`), now, zone);
  expect(found?.span.from.toLocaleDateString('sv', { timeZone: zone })).toBe(day);
  const length = (found?.span.to.getTime() ?? 0) - (found?.span.from.getTime() ?? 0);
  expect(Math.round(length / 86_400_000)).toBe(days);
});

test('AUR-3 the 12th of a month that has passed is that of the next, also over the year', () => {
  const dayOf = (words: string, at: Date) =>
    spanIn(words, at, zone)?.span.from.toLocaleDateString('sv', { timeZone: zone });
  expect(dayOf('hikes on the 12th', new Date('2026-06-12T08:00:00Z'))).toBe('2026-06-12');
  expect(dayOf('hikes on the 12th', new Date('2026-06-13T08:00:00Z'))).toBe('2026-07-12');
  expect(dayOf('hikes on the 12th', new Date('2026-12-13T08:00:00Z'))).toBe('2027-01-12');
});

test('AUR-3 a day that changes its clocks is a day', () => {
  const found = spanIn('hikes on 25 october', now, zone);
  expect(found?.span.from.toISOString()).toBe('2026-10-24T22:00:00.000Z');
  expect(found?.span.to.toISOString()).toBe('2026-10-25T23:00:00.000Z');
});

test('AUR-3 an ordinary question is taken apart: place, day, kind, difficulty, room and ride', () => {
  const wish = wishOf('easy hike near boulder on saturday with room for two and a ride', now, zone);
  expect(wish).toMatchObject({
    activities: ['HIKING', 'WALKING', 'BACKPACKING'],
    filters: { difficulty: 'EASY', room: 2, ride: true },
    where: { kind: 'NAMED', phrases: ['boulder'] },
    text: '',
  });
  expect(wish.span?.said.what).toBe('WEEKDAY');
});

test.each([
  ['2026-12-28T08:00:00Z', 'between christmas and new year', '2026-12-28', 4],
  ['2026-12-31T08:00:00Z', 'between christmas and new year', '2026-12-31', 1],
  ['2027-01-01T08:00:00Z', 'between christmas and new year', '2027-12-26', 6],
  ['2026-12-26T08:00:00Z', 'at christmas', '2026-12-26', 1],
  ['2026-12-27T08:00:00Z', 'at christmas', '2027-12-24', 3],
])('AUR-3 at %s, %s begins %s', (at, words, day, days) => {
  const found = spanIn(words, new Date(at), zone);
  expect(found?.span.from.toLocaleDateString('sv', { timeZone: zone })).toBe(day);
  const length = (found?.span.to.getTime() ?? 0) - (found?.span.from.getTime() ?? 0);
  expect(Math.round(length / 86_400_000)).toBe(days);
});

test.each([
  ['hikes on a weekend', { weekend: true }],
  ['walks at weekends', { weekend: true }],
  ['walks on weekdays', { weekday: true }],
  ['walks on a sunday', { day: 0 }],
  ['hikes on saturdays', { day: 6 }],
  ['hikes during the week', { weekday: true }],
  ['hikes but not at weekends', { weekday: true }],
  ['hikes that cost something', { paid: true }],
  ['which hikes do i have to pay for', { paid: true }],
  ['hikes that are not free', { paid: true }],
  ['hikes this weekend', {}],
  ['hikes that arent full', { room: 1 }],
  ['hikes not fully booked', { room: 1 }],
  ['I am a total beginner, never hiked before', { difficulty: 'EASY' }],
])('AUR-3 %s sets %j', (question, filters) => {
  expect(wishOf(plain(question), now, zone).filters).toEqual(filters);
});

test.each(['with my 6 year old', 'with the kids', 'for my daughter'])(
  'AUR-3 %s is asked in the word that hosts write',
  (words) => {
    expect(wishOf(plain(`hikes ${words}`), now, zone).text).toBe('children');
  },
);

test.each([
  ['anything that isnt a massive slog', 'MODERATE'],
  ['hikes that are not too hard', 'MODERATE'],
  ['something easy and not too hard', 'EASY'],
  ['any run without dying', 'EASY'],
  ['hard hikes', 'HARD'],
])('AUR-3 %s is %s', (question, difficulty) => {
  expect(wishOf(plain(question), now, zone).filters.difficulty).toBe(difficulty);
});

test('AUR-3 of two places either will do, and the rest of the question stays', () => {
  const { where, span } = wishOf('easy hikes in england or wales in july', now, zone);
  expect(where).toEqual({ kind: 'NAMED', phrases: ['england'], or: ['wales'] });
  expect(span?.said).toMatchObject({ what: 'MONTH' });
  expect(wishOf('hikes near bern or in the evening', now, zone).where).toEqual({
    kind: 'NAMED',
    phrases: ['bern'],
  });
});

test('AUR-3 swiss hikes are hikes in Switzerland', () => {
  expect(wishOf('swiss hikes in june', now, zone)).toMatchObject({
    activities: ['HIKING', 'WALKING', 'BACKPACKING'],
    where: { kind: 'NAMED', phrases: ['switzerland'] },
  });
});

test('AUR-3 when one must be home is no place', () => {
  const wish = wishOf('hikes on sunday and i must be home in bern by 4 in the afternoon', now, zone);
  expect(wish).toMatchObject({ text: '' });
  expect(wish.where).toBeUndefined();
});

test.each([
  ['anybody driving from bern to something in july', ['bern'], undefined],
  ['is there a ride from zurich to chamonix', ['zurich'], 'chamonix'],
  ['a lift to chamonix from zurich', ['zurich'], 'chamonix'],
  ['drive of bern to the gurnigel', ['bern'], 'gurnigel'],
  ['who drives on sunday to chamonix', undefined, 'chamonix'],
  ['who is driving to chamonix', undefined, 'chamonix'],
  ['which rides are there to chamonix', undefined, 'chamonix'],
  ['fahrt who to chamonix', undefined, 'chamonix'],
])('AUR-3 where a ride starts and leads: %s', (asked, from, to) => {
  const { from: start, to: goal } = wishOf(asked, now, zone).ends ?? {};
  expect(start).toEqual(from && { kind: 'NAMED', phrases: from });
  expect(goal && 'phrases' in goal ? goal.phrases.at(-1) : undefined).toBe(to);
});

test.each([
  ['a lift from my place', { kind: 'HOME' }],
  ['a lift from the station to the walk', undefined],
  ['a lift from bahnhof', undefined],
])('AUR-3 no town to set out from: %s', (asked, where) => {
  expect(wishOf(asked, now, zone).ends?.from).toEqual(where);
});

test('AUR-6 what does not matter is no condition and no word', () => {
  const { text, where, span } = wishOf('what is on 6 and 7 june doesnt matter where', now, zone);
  expect([text, where, span?.from.toISOString()]).toEqual(['', undefined, '2026-06-05T22:00:00.000Z']);
});

test.each([
  ['which tours are already fully booked', { full: true }],
  ['which walks are full', { full: true }],
  ['walks that are not full', { room: 1 }],
  ['a full day hike', {}],
  ['a walk under the full moon', {}],
])('AUR-3 %s', (question, filters) => {
  expect(wishOf(question, now, zone).filters).toEqual(filters);
});

test.each([
  ['just moved here and know nobody, any walks', 'newcomers'],
  ['whats good for meeting ppl', 'newcomers'],
  ['hikes where i can make new friends in bern', 'newcomers'],
  ['a hike i could take my grandchildren on', 'children'],
  ['something with the grandkids', 'children'],
  ['a hike for our two small kids', 'children'],
])('AUR-3 %j looks for what is written about %j', (question, text) => {
  expect(wishOf(plain(question), now, zone).text.split(' ')).toContain(text);
});

test.each(['anything by bike coming up', 'anything on a bike soon', 'on an easy walk', 'whats on at tour'])(
  'AUR-3 %j names no place',
  (question) => {
    expect(wishOf(plain(question), now, zone).where).toBeUndefined();
  },
);

test('AUR-3 what takes place is looked for by no word of it', () => {
  expect(wishOf('which outings take place in july', now, zone).text).toBe('');
  expect(wishOf('anything thats free of charge', now, zone).text).toBe('');
});

test('AUR-3 a slip in the weekend is still the weekend', () => {
  expect(wishOf('whats on this weekned', now, zone).span?.said.what).toBe('WEEKEND');
});

test.each(['was the hike moved to sunday', 'do i know anyone going', 'does anybody know the way'])(
  'AUR-3 %j asks for nobody who is new',
  (question) => {
    expect(wishOf(plain(question), now, zone).text).not.toContain('newcomers');
  },
);

test.each([
  ['a tour without steps', true],
  ['walks with a pram near bern', true],
  ['step free outings for a wheelchair', true],
  ['steps in the snow', undefined],
])('AUR-3 %s: without steps is %s', (question, stepFree) => {
  expect(wishOf(question, now, zone).filters.stepFree).toBe(stepFree);
});

test.each([
  ['walks with free places', { room: 1 }],
  ['free walks', { free: true }],
  ['i am free on sunday, any walks', {}],
])('AUR-3 %s: what is free is told apart', (question, filters) => {
  expect(wishOf(question, now, zone).filters).toEqual(filters);
});

test('AUR-3 numbers in words and one of two limits are read', () => {
  expect(wishOf('walks with less than two hundred metres of ascent', now, zone).bounds).toEqual({
    ascent: { upTo: 200 },
  });
  expect(wishOf('walks of at most six seven km', now, zone).bounds).toEqual({ length: { upTo: 7_000 } });
  expect(wishOf('walks nothing longer than 7 km', now, zone).bounds).toEqual({ length: { upTo: 7_000 } });
});

test('AUR-3 a child that runs off wants no run', () => {
  expect(wishOf('the little one runs off', now, zone).activities).toBeUndefined();
  expect(wishOf('easy runs on sunday', now, zone).activities).toEqual(['TRAIL_RUNNING']);
});
