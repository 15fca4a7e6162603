import { recordEvents } from '#platform/server/events.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { BadgeRequestId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { decideBadgeRequest, type Profession } from '../../rules/badges.ts';
import type { BadgeEvent } from '../../rules/events.ts';
import { badgeOf, hasOpenRequest, lockRequest } from './reads.ts';
import { insertRequest, saveBadge, saveDecision } from './writes.ts';

/** Asks for the badge of a professional; moderators read the proof, nobody else does. */
export function requestBadge(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  { profession, proof }: { readonly profession: Profession; readonly proof: string },
): Promise<BadgeRequestId | Refusal> {
  return write<BadgeRequestId>(platform, command, async (tx) => {
    const alreadyOpen = await hasOpenRequest(tx, personId);
    const badge = await badgeOf(tx, personId);
    const refused = decideBadgeRequest({ badge, wanted: profession, alreadyOpen });
    if (refused) return refused;
    const id = newId<BadgeRequestId>();
    await insertRequest(tx, { id, personId, profession, proof, at: platform.now() });
    return id;
  });
}

/** A moderator grants a badge or declines it; who decided what is logged, and the person is told. */
export async function decideOnBadge(
  platform: Platform,
  viewer: Viewer,
  requestId: BadgeRequestId,
  granted: boolean,
): Promise<'DONE' | Refusal> {
  const moderatorId = viewer.personId;
  if (!viewer.moderator) return refuse('BADGE_MODERATORS_ONLY', {}, 'forbidden');
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const request = await lockRequest(tx, requestId);
    if (!request) return missing();
    const { person_id: personId, profession, state } = request;
    if (personId === moderatorId) return refuse('BADGE_MODERATORS_ONLY', {}, 'forbidden');
    if (state !== 'OPEN') return refuse('BADGE_DECIDED', {}, 'conflict');
    const by = { moderatorId, at: platform.now() };
    await saveDecision(tx, requestId, granted ? 'GRANTED' : 'DECLINED', by);
    if (granted) await saveBadge(tx, personId, profession, by);
    const event: BadgeEvent = { type: granted ? 'badge.granted' : 'badge.declined', requestId, personId };
    await recordEvents(tx, by.at, [event]);
    platform.log.info({ requestId, moderatorId, granted }, 'badge decided');
    return 'DONE';
  });
}
