import { expect, test } from 'vitest';
import {
  clubEvents,
  heardEvents,
  hookEventOf,
  isHookEvent,
  MAX_WEBHOOKS,
  refuseWebhook,
  siteEvents,
} from './webhooks.ts';

test.each([
  ['of a club what happens in it', { forClub: true, events: [...clubEvents] }, undefined],
  ['of the installation what happens in it', { forClub: false, events: [...siteEvents] }, undefined],
  ['of a club not who signs up', { forClub: true, events: ['person.signed-up'] as const }, 'EVENT_NOT_HERE'],
  [
    'of the installation not who joins a club',
    { forClub: false, events: ['member.joined'] as const },
    'EVENT_NOT_HERE',
  ],
])('I8: a webhook hears %s', (_, wanted, code) => {
  expect(refuseWebhook({ ...wanted, count: 0 })?.code).toBe(code);
});

test('I8: there are ten webhooks at most', () => {
  const wanted = { forClub: true, events: ['outing.changed'] as const };
  expect(refuseWebhook({ ...wanted, count: MAX_WEBHOOKS - 1 })).toBeUndefined();
  expect(refuseWebhook({ ...wanted, count: MAX_WEBHOOKS })).toMatchObject({ params: { limit: 10 } });
});

test('I8: each thing that happens is heard under a name that can be asked for, and the others are not heard', () => {
  const names = heardEvents.map(hookEventOf);
  expect(names.every((name) => name !== undefined && isHookEvent(name))).toBe(true);
  expect([...new Set(names)].sort()).toEqual([...new Set([...clubEvents, ...siteEvents])].sort());
  expect(hookEventOf('huddle.rsvp-answered')).toBeUndefined();
  expect(isHookEvent('webhook.test')).toBe(false);
});
