import { expect, test } from 'vitest';
import type { DecisionId, PersonId } from '#platform/shared/ids.ts';
import { moderationRecipientsOf } from './moderation-recipients.ts';

const [ana, ben] = ['ana', 'ben'] as PersonId[] as [PersonId, PersonId];
const event = { type: 'moderation.decided', decisionId: 'd' as DecisionId, reporterIds: [ben] } as const;

test.each([
  [
    { subjectId: ana, isAnswer: false, outcome: 'ACTED' },
    ['ana MODERATION_DECIDED {}', 'ben MODERATION_REPORT {"change":"ACTED"}'],
  ],
  [{ subjectId: null, isAnswer: false, outcome: 'NONE' }, ['ben MODERATION_REPORT {"change":"NONE"}']],
  [{ subjectId: ana, isAnswer: true, outcome: null }, ['ana MODERATION_DECIDED {"again":true}']],
  [
    { subjectId: ana, isAnswer: true, outcome: 'REVERSED' },
    ['ana MODERATION_DECIDED {"again":true}', 'ben MODERATION_REPORT {"change":"REVERSED"}'],
  ],
] as const)('ADM-1 C4 C7 of %j %j hear, and nobody who decided', (part, told) => {
  const drafts = moderationRecipientsOf(Object.assign({}, event, part));
  expect(
    drafts.map(({ recipientId, kind, facts }) => `${recipientId} ${kind} ${JSON.stringify(facts)}`),
  ).toEqual(told);
  expect(drafts.every(({ actorId }) => actorId === null)).toBe(true);
});
