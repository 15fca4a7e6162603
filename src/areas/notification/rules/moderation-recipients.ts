import type { CaseDecided } from '#areas/moderation/rules/events.ts';
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
