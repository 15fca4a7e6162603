import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { HuddleEvent } from '../../rules/events.ts';
import { type AskedRole, checkHostAnswer } from '../../rules/people.ts';
import { changeWithin } from '../attendance/change-attendance.ts';
import { lockFor } from '../attendance/store.ts';
import { ledOf, refuseUnqualified } from '../plan/qualified.ts';
import { askForLeader } from '../proposals/hold-back.ts';
import { factsOf, type HuddleRow } from '../rows.ts';
import { hostsChanged, makeHost } from './hosts.ts';
import { laterHuddlesAsking, roleAskedOf } from './reads.ts';
import { endRequests, makeCoHost } from './writes.ts';

export interface HostAnswered {
  readonly role: AskedRole;
  /** Their yes counts once their community agrees with another leader. */
  readonly waits: boolean;
}

/** Somebody says yes or no to what the hosts asked; one answer counts for all later huddles of the series. */
export function answerHostRequest(
  platform: Platform,
  { personId }: Viewer,
  huddleId: HuddleId,
  accept: boolean,
): Promise<HostAnswered | Refusal> {
  const now = platform.now();
  return inTransaction<HostAnswered>(platform.database, async (tx) => {
    const locked = await lockFor(tx, huddleId, { personId }, now);
    if (!locked) return missing();
    const roleAsked = await roleAskedOf(tx, huddleId, personId);
    const person = { ...locked.me, roleAsked };
    const refused = checkHostAnswer(factsOf(locked.row).status, person);
    if (refused || !roleAsked) return refused ?? missing();
    const events =
      roleAsked === 'HOST'
        ? await answerHandOver(tx, locked.row, personId, accept, now)
        : await answerCoHosting(tx, locked.row, personId, accept, now);
    if (isRefusal(events)) return events;
    await recordEvents(tx, now, events);
    return { role: roleAsked, waits: events.some(({ type }) => type === 'community.outing-proposed') };
  });
}

async function answerHandOver(
  tx: Tx,
  row: HuddleRow,
  personId: PersonId,
  accept: boolean,
  now: Date,
): Promise<readonly (HuddleEvent | CommunityEvent)[] | Refusal> {
  const huddleId = row.id;
  const refused = accept ? await refuseUnqualified(tx, personId, ledOf(row)) : undefined;
  if (refused) return refused;
  const asked = accept ? await askForLeader(tx, row, personId, now) : undefined;
  if (asked || !accept) await endRequests(tx, [huddleId], 'HOST', personId);
  if (asked) return [asked];
  if (accept) await makeHost(tx, huddleId, personId);
  return [hostsChanged(huddleId, personId, accept ? 'HOST_ACCEPTED' : 'HOST_DECLINED')];
}

async function answerCoHosting(
  tx: Tx,
  row: HuddleRow,
  personId: PersonId,
  accept: boolean,
  now: Date,
): Promise<readonly HuddleEvent[] | Refusal> {
  const huddleId = row.id;
  const later = await laterHuddlesAsking(tx, row.series_id, row.starts_at, personId);
  const happened: HuddleEvent[] = [
    hostsChanged(huddleId, personId, accept ? 'CO_HOST_ACCEPTED' : 'CO_HOST_DECLINED'),
    ...later.map((id): HuddleEvent => ({ type: 'huddle.plan-changed', huddleId: id, personId })),
  ];
  if (!accept) {
    await endRequests(tx, [huddleId, ...later], 'CO_HOST', personId);
    return happened;
  }
  for (const id of [huddleId, ...later]) {
    const moved = await changeWithin(tx, id, { type: 'release', personId }, now);
    if (isRefusal(moved)) return moved;
    await makeCoHost(tx, id, personId);
    happened.push(...moved);
  }
  return happened;
}
