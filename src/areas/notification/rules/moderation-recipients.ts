import type { CaseDecided } from '#areas/moderation/rules/events.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { NotificationDraft } from './recipients.ts';

/** Whom it is about hears that there is something to read, reporters hear what kind of thing came of it; nobody who decided. */
export function moderationRecipientsOf(event: CaseDecided): NotificationDraft[] {
  const { subjectId, reporterIds, isAnswer, outcome } = event;
  const facts = isAnswer ? { again: true } : {};
  const subject = subjectId
    ? [{ recipientId: subjectId, kind: 'MODERATION_DECIDED' as const, actorId: null, facts }]
    : [];
  const reporters = outcome === null ? [] : reporterIds.filter((each) => each !== subjectId);
  return [
    ...subject,
    ...reporters.map((recipientId) => ({
      recipientId,
      kind: 'MODERATION_REPORT' as const,
      actorId: null,
      facts: { change: outcome },
    })),
  ];
}

/** An admin who may decide a case, and how many wait for them. */
export interface WaitedFor {
  readonly personId: PersonId;
  readonly waiting: number;
}

/** Admins hear how many cases wait, not what was reported and by whom; whose notice is unread has it counted there. */
export function caseRecipientsOf(
  admins: readonly WaitedFor[],
  counted: readonly PersonId[],
): NotificationDraft[] {
  return admins
    .filter(({ personId }) => !counted.includes(personId))
    .map(({ personId: recipientId, waiting }) => ({
      recipientId,
      kind: 'COMMUNITY_CASE',
      actorId: null,
      facts: { cases: waiting },
    }));
}
