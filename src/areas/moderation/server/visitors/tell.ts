import type { Happened } from '#platform/server/events.ts';
import { fanOut } from '#platform/server/fan-out.ts';
import { queueMails } from '#platform/server/mail/queue-mail.ts';
import { idOfName } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { VisitorReportId } from '#platform/shared/ids.ts';
import type { CaseDecided } from '../../rules/events.ts';
import { VISITOR_REPORT } from './ask.ts';
import { visitorLetter } from './letters.ts';
import { type ToTell, visitorsToTell } from './store.ts';

const NAMESPACE = '2f6f0a52-6a3c-4d4f-9a37-0f7f3f0b8f11';

/** Who reported without an account hears by mail what came of it; a mail is known by its event and its report. */
export async function tellVisitors(platform: Platform, events: Happened<CaseDecided>): Promise<void> {
  for (const event of events) {
    let after: VisitorReportId | null = null;
    while (event.outcome !== null) {
      const page: readonly ToTell[] = await visitorsToTell(
        platform.database.db,
        event.decisionId,
        after,
        fanOut.people,
      );
      await queue(platform, event, page);
      after = page.at(-1)?.id ?? null;
      if (page.length < fanOut.people) break;
    }
  }
}

async function queue(
  platform: Platform,
  { id, outcome }: Happened<CaseDecided>[number],
  page: readonly ToTell[],
): Promise<void> {
  if (outcome === null) return;
  const mails = page.map((visitor) => ({
    id: idOfName<string>(`${id} ${visitor.id}`, NAMESPACE),
    kind: `${VISITOR_REPORT}-decided`,
    stream: 'PERSONAL' as const,
    to: visitor.email,
    letter: visitorLetter(platform.config, outcome, visitor),
    toMany: page.length > 1,
  }));
  await inTransaction<'DONE'>(platform.database, async (tx) => {
    await queueMails(platform, tx, mails);
    return 'DONE';
  });
}
