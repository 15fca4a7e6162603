import type { AccountTakenBack } from '#areas/account/rules/events.ts';
import type { Happened, Reaction } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { deleteTokensOf } from './tokens/writes.ts';
import { deleteWebhooksOf } from './webhooks/writes.ts';

/** Nobody can tell what the owner made from what whoever was in the account made: all of it ends. */
async function endPrograms(platform: Platform, events: Happened<AccountTakenBack>): Promise<void> {
  const { db } = platform.database;
  for (const { personId } of events) {
    await deleteTokensOf(db, personId);
    await deleteWebhooksOf(db, personId);
  }
}

export const programReactions: ReadonlyMap<string, Reaction> = new Map([['account.taken-back', endPrograms]]);
