import { findCommunity } from '#areas/community/server/public.ts';
import { presentHuddleCard, readClubCard } from '#areas/huddle/server/public.ts';
import { viewerOfId, visiblePersonSummaries } from '#areas/person/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { CommunityId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import { TEST_EVENT } from '../../rules/webhooks.ts';
import { presentClubOuting } from '../outings/present.ts';
import type { TakenDelivery } from './writes.ts';

/** Ids of what a delivery is about, as they were heard. */
interface About {
  readonly huddleId: HuddleId | null;
  readonly communityId: CommunityId | null;
  readonly personId: PersonId | null;
}

/** The body of a delivery, with what its maker may see at this moment; undefined when that is nothing. */
export async function writePayload(platform: Platform, delivery: TakenDelivery): Promise<string | undefined> {
  const { db } = platform.database;
  const maker = await viewerOfId(db, delivery.madeBy);
  if (!maker?.onboarded || !maker.emailVerified || maker.suspended || maker.leaving) return undefined;
  const data = await dataOf(platform, delivery);
  if (data === undefined) return undefined;
  return JSON.stringify({ type: delivery.event, timestamp: delivery.happenedAt.toISOString(), data });
}

async function dataOf(platform: Platform, delivery: TakenDelivery): Promise<object | undefined> {
  const { db } = platform.database;
  if (delivery.event === TEST_EVENT) return { communityId: delivery.communityId };
  const { huddleId, communityId, personId } = readAbout(delivery.about);
  if (huddleId) return outingFor(platform, delivery.madeBy, huddleId);
  if (communityId && delivery.communityId === null) return communityFor(db, delivery.madeBy, communityId);
  if (communityId && personId) return memberFor(db, delivery.madeBy, { communityId, personId });
  // Operators run the site; whom they may look up is no list of everybody (decision 54).
  return personId ? { personId } : undefined;
}

function readAbout(about: TakenDelivery['about']): About {
  return { huddleId: null, communityId: null, personId: null, ...about };
}

async function outingFor(
  { database, config }: Platform,
  makerId: PersonId,
  huddleId: HuddleId,
): Promise<object | undefined> {
  const row = await readClubCard(database.db, makerId, huddleId);
  if (!row) return undefined;
  const { communityId } = row;
  return { communityId, outing: presentClubOuting(presentHuddleCard(row, true), config.PUBLIC_ORIGIN) };
}

async function communityFor(
  db: DbOrTx,
  makerId: PersonId,
  communityId: CommunityId,
): Promise<object | undefined> {
  const found = await findCommunity(db, makerId, communityId);
  return found && { community: { id: communityId, name: found.row.name, privacy: found.row.privacy } };
}

async function memberFor(
  db: DbOrTx,
  makerId: PersonId,
  { communityId, personId }: { readonly communityId: CommunityId; readonly personId: PersonId },
): Promise<object | undefined> {
  const face = (await visiblePersonSummaries(db, makerId, [personId])).get(personId);
  if (!face) return undefined;
  const { id, username, displayName } = face;
  return { communityId, member: { id, username, displayName } };
}
