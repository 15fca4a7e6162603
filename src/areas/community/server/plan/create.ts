import { refuseManyLinks } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { attachMedia, releaseMedia } from '#platform/server/media/attach-media.ts';
import { faultOfName } from '#platform/server/names/fault-of-name.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { type Command, inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, MediaId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { CommunityPlan } from '../../contract/views.ts';
import { accessLevelOf } from '../../rules/access.ts';
import { decideFoundedOn, decideFounding } from '../../rules/founding.ts';
import { may } from '../../rules/rights.ts';
import { actingAs } from '../history/acting.sql.ts';
import { countOwned, lockCommunity, membershipOf } from '../reads.ts';
import { type CommunityRow, factsOf, membershipState } from '../rows.ts';
import { insertCommunity, saveMembership, updateCommunity } from '../writes.ts';
import { planRow } from './fields.ts';

/** Founds a community with the viewer as its owner and answers with its id. */
export function foundCommunity(
  platform: Platform,
  command: Command,
  viewer: Viewer,
  plan: CommunityPlan,
): Promise<CommunityId | Refusal> {
  const { personId } = viewer;
  const now = platform.now();
  return write(platform, command, async (tx) => {
    const refused =
      decideFounding(await countOwned(tx, personId)) ??
      decideFoundedOn(plan.incorporatedAt, now) ??
      refuseName(platform, plan.name) ??
      (await refuseManyLinks(platform, tx, personId, [plan.description, plan.rules]));
    if (refused) return refused;
    const taken = await takePictures(tx, personId, [plan.logoImageId, plan.coverImageId], now);
    if (isRefusal(taken)) return taken;
    const communityId = newId<CommunityId>();
    const author = { created_by: personId, created_at: now, updated_at: now };
    await insertCommunity(tx, { id: communityId, member_count: 1, ...author, ...planRow(plan) });
    await actingAs(tx, personId, now);
    await saveMembership(tx, communityId, { personId, status: 'MEMBER', role: 'OWNER' }, now);
    await recordEvents(tx, now, [{ type: 'community.founded', communityId, personId, actorId: personId }]);
    return communityId;
  });
}

/** A club is not to be taken for the people who run the product; a name from before stays until it is changed. */
function refuseName({ config }: Platform, name: string): Refusal | undefined {
  const fault = faultOfName(name, config.PRODUCT_NAME);
  return fault && refuse(fault);
}

/** An admin changes what it says about itself, on the version they have seen: nothing is overwritten blindly. */
export function editCommunity(
  platform: Platform,
  viewer: Viewer,
  communityId: CommunityId,
  { version, ...plan }: CommunityPlan & { readonly version: number },
): Promise<'DONE' | Refusal> {
  const now = platform.now();
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const row = await lockCommunity(tx, communityId);
    if (!row) return missing();
    const me = membershipState(await membershipOf(tx, communityId, viewer.personId));
    if (accessLevelOf(factsOf(row), me) === 'NOTHING') return missing();
    if (!may(me, 'EDIT')) return refuse('NOT_AN_ADMIN', {}, 'forbidden');
    if (row.version !== version) return refuse('CHANGED_MEANWHILE', {}, 'conflict');
    const refused =
      decideFoundedOn(plan.incorporatedAt, now) ??
      (plan.name === row.name ? undefined : refuseName(platform, plan.name)) ??
      (await refuseManyLinks(platform, tx, viewer.personId, [plan.description, plan.rules]));
    if (refused) return refused;
    const swapped = await swapPictures(tx, viewer.personId, row, plan, now);
    if (isRefusal(swapped)) return swapped;
    await updateCommunity(tx, communityId, { ...planRow(plan), version: version + 1, updated_at: now });
    await announce(tx, `community:${communityId}`, 'community.changed', { id: communityId });
    return 'DONE';
  });
}

async function swapPictures(
  tx: Tx,
  personId: PersonId,
  before: CommunityRow,
  plan: CommunityPlan,
  now: Date,
): Promise<'DONE' | Refusal> {
  const kept = [before.logo_media_id, before.cover_media_id];
  const wanted = [plan.logoImageId, plan.coverImageId];
  const taken = await takePictures(
    tx,
    personId,
    wanted.filter((id) => !kept.includes(id)),
    now,
  );
  if (isRefusal(taken)) return taken;
  for (const id of kept) if (id !== null && !wanted.includes(id)) await releaseMedia(tx, id, now);
  return 'DONE';
}

async function takePictures(
  tx: Tx,
  personId: PersonId,
  ids: ReadonlyArray<string | null>,
  now: Date,
): Promise<'DONE' | Refusal> {
  for (const id of ids) {
    const taken = id === null || (await attachMedia(tx, id as MediaId, personId, now));
    if (!taken) return refuse('PICTURE_NOT_YOURS');
  }
  return 'DONE';
}
