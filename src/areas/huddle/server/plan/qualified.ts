import { isQualified } from '#areas/community/rules/qualifications.ts';
import { papersOf } from '#areas/community/server/public.ts';
import type { DbOrTx } from '#platform/server/db/database.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { HuddleRow } from '../rows.ts';

interface Times {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

export interface Led extends Times {
  readonly communityId: CommunityId | null;
  readonly leaderNeeds: string;
  readonly timeZone: string;
}

/** The outing of a row, as it stands. */
export function ledOf(row: HuddleRow): Led {
  const { community_id: communityId, leader_needs: leaderNeeds, time_zone: timeZone } = row;
  return { communityId, leaderNeeds, timeZone, startsAt: row.starts_at, endsAt: row.ends_at };
}

/**
 * Who leads an outing holds what it asks for on its own days, where it takes place, and not only today (C14); with
 * `times` on the days of each of these.
 */
export async function refuseUnqualified(
  db: DbOrTx,
  leaderId: PersonId,
  led: Led,
  times: readonly Times[] = [led],
): Promise<Refusal | undefined> {
  const { communityId, leaderNeeds: name, timeZone } = led;
  if (communityId === null || name === '') return undefined;
  const papers = await papersOf(db, communityId, leaderId);
  const dayOf = (at: Date) => wallIn(at, timeZone).slice(0, 10);
  const missing = times
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .find((at) => !isQualified(papers, leaderId, name, [dayOf(at)]));
  return missing && refuse('LEADER_NOT_QUALIFIED', { name, date: missing.toISOString() });
}

/** The same of the host, when the outing takes place at these starts and lasts as long as it does. */
export async function refuseHostAt(
  db: DbOrTx,
  row: HuddleRow,
  starts: readonly Date[],
): Promise<Refusal | undefined> {
  if (row.created_by === null) return undefined;
  const lasts = row.ends_at.getTime() - row.starts_at.getTime();
  const times = starts.map((startsAt) => ({ startsAt, endsAt: new Date(startsAt.getTime() + lasts) }));
  return refuseUnqualified(db, row.created_by, ledOf(row), times);
}
