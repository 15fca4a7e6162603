import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { announceEnd, isEarlyEnough } from './deprecation.ts';
import { oldNames } from './old-names.ts';

const ends = (since: string, until: string) => ({ since, until, instead: 'something else' });

test('I11: an answer says since when it is old, when it ends and where that is explained', async () => {
  const app = Fastify();
  app.get('/', async (_, reply) => {
    announceEnd(reply, ends('2026-11-27', '2027-12-01'));
    return {};
  });
  const { headers } = await app.inject('/');
  expect(headers.deprecation).toBe('@1795737600');
  expect(headers.sunset).toBe('Wed, 01 Dec 2027 00:00:00 GMT');
  expect(headers.link).toBe('</api/docs#ending>; rel="deprecation"; type="text/html"');
  await app.close();
});

test.each([
  ['2026-11-27', '2027-11-26', false],
  ['2026-11-27', '2027-11-27', true],
  ['2026-11-27', '2029-01-01', true],
])('I11: what is old since %s may end on %s: %s', (since, until, isEarly) => {
  expect(isEarlyEnough(ends(since, until))).toBe(isEarly);
});

test('I11: the end of each old name is announced 12 months ahead', () => {
  for (const [name, end] of Object.entries(oldNames))
    expect([name, isEarlyEnough(end)]).toEqual([name, true]);
});
