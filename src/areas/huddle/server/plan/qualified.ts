import { holdsQualification } from '#areas/community/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { HuddleRow } from '../rows.ts';

export interface Led {
  readonly communityId: CommunityId | null;
  readonly leaderNeeds: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly timeZone: string;
}

/** The outing of a row, as it stands or at another time. */
export function ledOf(row: HuddleRow, startsAt = row.starts_at, endsAt = row.ends_at): Led {
  const { community_id: communityId, leader_needs: leaderNeeds, time_zone: timeZone } = row;
  return { communityId, leaderNeeds, startsAt, endsAt, timeZone };
}

/** Who leads an outing holds what it asks for on its own days, where it takes place, and not only today (C14). */
export async function refuseUnqualified(
  db: DbOrTx,
  leaderId: PersonId,
  { communityId, leaderNeeds: name, startsAt, endsAt, timeZone }: Led,
): Promise<Refusal | undefined> {
  if (communityId === null || name === '') return undefined;
  for (const at of [startsAt, endsAt]) {
    const days = [wallIn(at, timeZone).slice(0, 10)];
    const holds = await holdsQualification(db, { communityId, personId: leaderId, name, days });
    if (!holds) return refuse('LEADER_NOT_QUALIFIED', { name, date: at.toISOString() });
  }
  return undefined;
}
