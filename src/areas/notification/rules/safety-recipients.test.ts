import { expect, test } from 'vitest';
import type { SafetyEvent } from '#areas/safety/rules/events.ts';
import type { PersonId, ReturnPlanId } from '#platform/shared/ids.ts';
import type { NotificationDraft } from './recipients.ts';
import { safetyRecipientsOf, toldSafetyEvents } from './safety-recipients.ts';

const [anna, ben, cleo] = ['anna', 'ben', 'cleo'] as unknown as readonly [PersonId, PersonId, PersonId];
const people = { party: [anna, ben], hosts: [anna, cleo] };
const about = { planId: 'plan' as ReturnPlanId };
const over = { ...about, type: 'safety.all-back', byId: ben } as const;
const later = { ...about, type: 'safety.extended', byId: ben } as const;

type Row = readonly [SafetyEvent, readonly string[], NotificationDraft['facts']];
const rows: readonly Row[] = [
  [
    { ...about, type: 'safety.party-asked', when: 'DUE' },
    ['anna RETURN_ASKED', 'ben RETURN_ASKED'],
    { change: 'DUE' },
  ],
  [
    { ...about, type: 'safety.overdue', told: 'HOSTS' },
    ['anna RETURN_OVERDUE', 'cleo RETURN_OVERDUE'],
    { reason: 'HOSTS' },
  ],
  [
    { ...about, type: 'safety.overdue', told: 'CONTACTS' },
    ['anna RETURN_OVERDUE', 'ben RETURN_OVERDUE', 'cleo RETURN_OVERDUE'],
    { reason: 'CONTACTS' },
  ],
  [{ ...over, alarm: 'NOBODY' }, [], {}],
  [{ ...over, alarm: 'PARTY' }, ['anna RETURN_ALL_BACK'], { change: 'BACK' }],
  [{ ...over, alarm: 'HOSTS' }, ['anna RETURN_ALL_BACK', 'cleo RETURN_ALL_BACK'], { change: 'BACK' }],
  [{ ...over, alarm: 'CONTACTS' }, ['anna RETURN_ALL_BACK', 'cleo RETURN_ALL_BACK'], { change: 'BACK' }],
  [{ ...later, alarm: 'NOBODY' }, [], {}],
  [{ ...later, alarm: 'HOSTS' }, ['anna RETURN_ALL_BACK', 'cleo RETURN_ALL_BACK'], { change: 'LATER' }],
];

test.each(rows)('SAFE-1 %o is told to %o', (event, told, facts) => {
  const drafts = safetyRecipientsOf(event, people);
  expect(drafts.map(({ recipientId, kind }) => `${recipientId} ${kind}`)).toEqual(told);
  for (const draft of drafts) expect(draft).toMatchObject({ facts, actorId: 'byId' in event ? ben : null });
});

test('SAFE-1 every event of return plans is told', () => {
  expect(new Set(rows.map(([{ type }]) => type))).toEqual(new Set(toldSafetyEvents));
});
