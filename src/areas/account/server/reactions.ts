import type { Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { lockMailbox } from './reads.ts';
import { sendVerification } from './verification/send-verification.ts';

/** Who has just come gets the verification mail without asking for it. */
async function greet(platform: Platform, events: Happened<{ personId: PersonId }>): Promise<void> {
  for (const event of events) {
    const { personId } = event;
    await inTransaction(platform.database, async (tx) => {
      const known = await lockMailbox(tx, personId);
      if (!known?.email || known.emailVerified) return;
      return sendVerification(platform, tx, personId, known.email);
    });
  }
}

export const accountReactions: ReadonlyMap<string, Reaction> = new Map([['person.created', greet]]);
