import { z } from 'zod';
import type { Tx } from '#platform/server/db/database.ts';
import { enqueue, type NewJob } from '#platform/server/enqueue.ts';
import { refuseTooManyMails } from '#platform/server/mail/mail-allowance.ts';
import { type Mail, queueMails } from '#platform/server/mail/queue-mail.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import type { InvitationId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import { urlOfInvitation } from '../invitations/invite-by-link.ts';
import { invitationLetter } from '../invitations/letters.ts';
import { type UnsentInvitation, unsentOf } from './reads.ts';
import { markInvitationMailed } from './writes.ts';

export const SEND_INVITATIONS = 'send-invitations';
const BATCH_SIZE = 50;
const BY_MAIL = 'community-invitation';

/** The jobs that mail these lists. */
export function sendingOf(listIds: readonly string[]): NewJob[] {
  return listIds.map((listId) => ({ task: SEND_INVITATIONS, payload: { listId } }));
}

const job = z.object({ listId: z.string() });

/** The job that mails one page of a list and leaves the rest to the next job. */
export function sendInvitations(platform: Platform) {
  return async (payload: unknown): Promise<void> => {
    const { listId } = job.parse(payload);
    await inTransaction(platform.database, async (tx) => {
      const now = platform.now();
      const unsent = await unsentOf(tx, { listId, only: null, now, limit: BATCH_SIZE });
      await mailAll(platform, tx, unsent, { toMany: true });
      if (unsent.length === BATCH_SIZE) await enqueue(tx, [{ task: SEND_INVITATIONS, payload: { listId } }]);
      return 'DONE';
    });
  };
}

/** Mails one invitation again, as often as one address may be written to; false when it does not stand any more. */
export async function mailAgain(platform: Platform, tx: Tx, id: InvitationId): Promise<boolean | Refusal> {
  const [invitation] = await unsentOf(tx, { listId: null, only: id, now: platform.now(), limit: 1 });
  if (!invitation) return false;
  const causedBy = invitation.inviterId;
  const refused = await refuseTooManyMails(platform, tx, {
    to: invitation.email,
    kinds: [BY_MAIL],
    causedBy,
  });
  if (refused) return refused;
  await mailAll(platform, tx, [invitation], { toMany: false });
  return true;
}

/** Who keeps apart from the one who invites gets no mail, and neither of them learns of it. */
async function mailAll(
  platform: Platform,
  tx: Tx,
  unsent: readonly UnsentInvitation[],
  { toMany }: { readonly toMany: boolean },
): Promise<void> {
  const written = unsent.map((invitation) => ({ invitation, mailId: newId<string>() }));
  const wanted = written.filter(({ invitation }) => !invitation.apart);
  await queueMails(
    platform,
    tx,
    wanted.map(({ invitation, mailId }) => ({ ...mailOf(platform, invitation, mailId), toMany })),
  );
  const sent = written.map(({ invitation: { id, apart }, mailId }) => ({
    id,
    mailId: apart ? null : mailId,
  }));
  await markInvitationMailed(tx, sent, platform.now());
}

function mailOf(platform: Platform, invitation: UnsentInvitation, id: string): Mail {
  const { email, token, days, communityName, readerLocale, inviterLocale } = invitation;
  const letter = invitationLetter(platform, bestLocale(readerLocale ?? inviterLocale), {
    name: communityName,
    url: urlOfInvitation(platform, token),
    days,
  });
  return { id, kind: BY_MAIL, stream: 'CLUB', to: email, letter, causedBy: invitation.inviterId };
}
