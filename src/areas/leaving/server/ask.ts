import { carpoolsAhead } from '#areas/carpool/server/public.ts';
import { endCommunity, handOverCommunity, ownedAloneBy } from '#areas/community/server/public.ts';
import { hostedBy, leaveHosting, partsOf } from '#areas/huddle/server/public.ts';
import { enqueue } from '#platform/server/enqueue.ts';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { checkAnswers } from '../rules/answers.ts';
import { dueAfter } from '../rules/term.ts';
import { askedLetter } from './letters.ts';
import { countDrafts, dueAtOf, mailboxOf } from './reads.ts';
import { hide, show } from './writes.ts';

/** Gives free what somebody has in outings and cars of others. */
export const GIVE_FREE = 'give-free';

interface Wishes {
  readonly huddles: ReadonlyArray<{ readonly id: HuddleId; readonly to: PersonId | null }>;
  readonly communities: ReadonlyArray<{ readonly id: CommunityId; readonly to: PersonId | null }>;
}

async function ownedBy({ database: { db }, now }: Platform, personId: PersonId) {
  const huddles = await hostedBy(db, personId, now());
  const communities = await ownedAloneBy(db, personId);
  return {
    huddles: huddles.map(({ coHosts, ...huddle }) => ({ ...huddle, heirs: coHosts })),
    communities: communities.map(({ admins, ...community }) => ({ ...community, heirs: admins })),
  };
}

/** What hangs on somebody, shown before they go (A11). */
export async function readHanging(platform: Platform, { personId }: Viewer) {
  const { db } = platform.database;
  const { huddles, communities } = await ownedBy(platform, personId);
  const parts = await partsOf(db, personId, platform.now());
  const cars = await carpoolsAhead(db, personId, platform.now());
  const waiting = parts.filter((part) => part.waiting).length;
  const driven = cars.filter(({ isOwner }) => isOwner).length;
  return {
    dueAt: (await dueAtOf(db, personId))?.toISOString() ?? null,
    huddles: huddles.map(({ startsAt, ...huddle }) => ({ ...huddle, startsAt: startsAt.toISOString() })),
    communities,
    spots: parts.length - waiting,
    waiting,
    cars: driven,
    rides: cars.length - driven,
    drafts: await countDrafts(db, personId),
  };
}

/**
 * Gives away or ends what somebody owns, then hides them. Each thing is a command of its own: asked again after a
 * stop in between, what is done already is no longer owned.
 */
export async function askToDelete(
  platform: Platform,
  viewer: Viewer,
  wishes: Wishes,
): Promise<'DONE' | Refusal> {
  const owned = await ownedBy(platform, viewer.personId);
  const refused =
    checkAnswers(owned.huddles, wishes.huddles) ?? checkAnswers(owned.communities, wishes.communities);
  if (refused) return refused;
  for (const { id, to } of wishes.communities) {
    const left =
      to === null
        ? await endCommunity(platform, viewer, id, true)
        : await handOverCommunity(platform, viewer, { communityId: id, personId: to });
    if (isRefusal(left)) return left;
  }
  for (const { id, to } of wishes.huddles) {
    const left = await leaveHosting(platform, viewer, id, to);
    if (isRefusal(left)) return left;
  }
  return startTerm(platform, viewer.personId);
}

function startTerm(platform: Platform, personId: PersonId): Promise<'DONE' | Refusal> {
  const askedAt = platform.now();
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    const dueAt = dueAfter(askedAt);
    if (!(await hide(tx, personId, { askedAt, dueAt }))) return refuse('ALREADY_LEAVING', {}, 'conflict');
    await enqueue(tx, [{ task: GIVE_FREE, payload: { personId } }]);
    await recordSecurity(platform, tx, 'deletion-asked', { personId });
    const mailbox = await mailboxOf(tx, personId);
    if (mailbox?.email) {
      const letter = askedLetter(platform, bestLocale(mailbox.locale));
      await queueMail(platform, tx, {
        kind: 'deletion-asked',
        stream: 'SECURITY',
        to: mailbox.email,
        letter,
        causedBy: personId,
      });
    }
    return 'DONE';
  });
}

/** Shows somebody again who has thought better of it. */
export function keepAccount(platform: Platform, { personId }: Viewer): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE'>(platform.database, async (tx) => {
    if (!(await show(tx, personId, platform.now()))) return refuse('NOT_LEAVING', {}, 'conflict');
    await recordSecurity(platform, tx, 'deletion-taken-back', { personId });
    return 'DONE';
  });
}
