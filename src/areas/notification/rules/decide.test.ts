import { expect, test } from 'vitest';
import { type Channel, causes, channels, decideTelling, outcomes, type TellingFacts } from './decide.ts';

const plain: TellingFacts = {
  allowed: true,
  newer: false,
  read: false,
  seen: false,
  wanted: true,
  muted: false,
  away: false,
  reachable: true,
  urgent: false,
  fresh: false,
  quiet: false,
  full: false,
};

/** Every cause in every channel, for what is urgent and what is not: the first that holds is the reason. */
const cells = causes.flatMap((cause, at) =>
  channels.flatMap((channel) =>
    [false, true].map((urgent) => {
      const holds = cause.channels.some((one) => one === channel) && !(urgent && cause.urgentPasses);
      return { at, channel, urgent, of: cause.of, is: cause.is, expected: holds ? cause.outcome : undefined };
    }),
  ),
);

test.each(cells)('NOT-6 by $channel, urgent $urgent: $of $is alone is $expected', (cell) => {
  const twin = causes.find(
    ({ of, channels: its, urgentPasses }) =>
      of === cell.of && its.some((one) => one === cell.channel) && !(cell.urgent && urgentPasses),
  );
  const facts = { ...plain, urgent: cell.urgent, [cell.of]: cell.is };
  expect(decideTelling(cell.channel, facts)).toBe(cell.expected ?? twin?.outcome ?? 'SEND');
});

test.each(channels)(
  'NOT-6 by %s: of all that holds at once the first in the table is said',
  (channel: Channel) => {
    for (const [at, cause] of causes.entries()) {
      if (!cause.channels.some((one) => one === channel)) continue;
      const later = Object.fromEntries(causes.slice(at).map(({ of, is }) => [of, is]));
      expect(decideTelling(channel, { ...plain, ...later })).toBe(cause.outcome);
    }
  },
);

test.each<[Channel, Partial<TellingFacts>, string]>([
  ['PUSH', { quiet: true }, 'HELD'],
  ['PUSH', { quiet: true, urgent: true }, 'SEND'],
  ['MAIL', { quiet: true }, 'SEND'],
  ['PUSH', { muted: true, urgent: true }, 'SEND'],
  ['MAIL', { read: true, urgent: true }, 'READ'],
  ['PUSH', { seen: true }, 'SEEN'],
  ['PUSH', { away: true, urgent: true }, 'AWAY'],
  ['MAIL', { fresh: true }, 'WAITS'],
  ['MAIL', { fresh: true, urgent: true }, 'SEND'],
  ['PUSH', { full: true, quiet: true }, 'HELD'],
  ['PUSH', { full: true, urgent: true }, 'SEND'],
  ['APP', { muted: true, away: true, quiet: true, full: true }, 'SEND'],
  ['APP', { wanted: false }, 'CHOSEN'],
  ['DIGEST', { read: true }, 'READ'],
])('NOT-5, NOT-6 by %s what differs by %o is %s', (channel, change, decision) => {
  expect(decideTelling(channel, { ...plain, ...change })).toBe(decision);
});

test('NOT-6 each reason that the table gives can be kept', () => {
  expect(outcomes).toEqual(expect.arrayContaining(causes.map(({ outcome }) => outcome)));
});
