import { findCommunity, mayIn } from '#areas/community/server/public.ts';
import { listHuddles, presentHuddleCard } from '#areas/huddle/server/public.ts';
import { readTimeCursor } from '#platform/server/cursor.ts';
import type { Platform } from '#platform/server/platform.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { ClubOutingView } from '../../contract/tokens.ts';
import { presentClubOuting } from './present.ts';

interface Wanted {
  readonly communityId: CommunityId;
  readonly when: 'COMING' | 'PAST';
  readonly after?: string | undefined;
  readonly limit: number;
}

interface Listed {
  readonly items: ClubOutingView[];
  readonly next: string | null;
}

/** The outings of a club that its members see, soonest first, or latest first where they are over. */
export async function listClubOutings(
  platform: Platform,
  { personId }: Viewer,
  { communityId, when, after, limit }: Wanted,
): Promise<Listed | Refusal> {
  const { db } = platform.database;
  const found = await findCommunity(db, personId, communityId);
  if (!found) return missing();
  if (!mayIn(found, 'READ')) return refuse('NOT_A_MEMBER', {}, 'forbidden');
  const club = when === 'PAST' ? { pastOf: communityId } : { communityId };
  const page = { after: readTimeCursor(after), limit, now: platform.now() };
  const rows = await listHuddles(db, { personId, forMembers: true, ...club, ...page });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const origin = platform.config.PUBLIC_ORIGIN;
  return {
    items: shown.map((row) => presentClubOuting(presentHuddleCard(row, true), origin)),
    next: last ? `${last.starts_at.getTime()}~${last.id}` : null,
  };
}
