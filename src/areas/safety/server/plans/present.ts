import { visiblePersonSummaries } from '#areas/person/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { ReturnPlanSummary, ReturnPlanView } from '../../contract/plans.ts';
import { mayReadContact } from '../../rules/plan.ts';
import { alarmOf, stageTimes } from '../../rules/stages.ts';
import { keysOf } from '../contacts/reads.ts';
import {
  checkInsOf,
  contactsOfPlan,
  countdownOf,
  type PlanContact,
  type PlanRow,
  type VisiblePlan,
} from './reads.ts';

export function presentSummary(row: PlanRow): ReturnPlanSummary {
  return {
    id: row.id,
    huddleId: row.huddle_id,
    name: row.name,
    expectedAt: row.expected_at.toISOString(),
    timeZone: row.time_zone,
    endedAt: row.ended_at?.toISOString() ?? null,
    alarm: alarmOf(row.reached),
  };
}

/** The whole of it, for one of those whom it concerns: of contacts everybody sees only their own. */
export async function presentPlan(
  { database: { db } }: Platform,
  { personId, suspended }: Viewer,
  { row, access, huddle, people }: VisiblePlan,
): Promise<ReturnPlanView> {
  const keys = await keysOf(db);
  const [contacts, checkIns] = await Promise.all([contactsOfPlan(db, keys, row.id), checkInsOf(db, row.id)]);
  const hosted = access === 'EDIT';
  const readable = readableContacts(contacts, personId, { hosted, ended: row.ended_at !== null });
  const faces = await visiblePersonSummaries(db, personId, shownIn(row, checkIns, readable));
  return {
    ...presentSummary(row),
    // What an outing is called is for those who may still open it.
    huddle: suspended ? null : huddle,
    people,
    route: row.route,
    car: row.car,
    note: row.note,
    place: row.place,
    graceMinutes: row.grace_minutes,
    ...presentPeople(row, faces),
    stages: stageTimes(countdownOf(row)).map(({ stage, at }) => ({ stage, at: at.toISOString() })),
    contacts: contacts.length,
    ...presentContacts(readable, personId, faces),
    checkIns: checkIns.map((row) => presentCheckIn(row, faces)),
    editable: hosted && row.ended_at === null,
    hosted,
  };
}

function presentPeople({ started_at, owner_id, ended_by }: PlanRow, faces: Faces) {
  return {
    startedAt: started_at.toISOString(),
    startedBy: faces.get(owner_id) ?? null,
    endedBy: (ended_by && faces.get(ended_by)) || null,
  };
}

type Faces = Awaited<ReturnType<typeof visiblePersonSummaries>>;
type CheckInRow = Awaited<ReturnType<typeof checkInsOf>>[number];

function presentCheckIn({ id, person_id, at, note, lat, lng }: CheckInRow, faces: Faces) {
  const position = lat === null || lng === null ? null : { lat, lng };
  return { id, by: faces.get(person_id) ?? null, at: at.toISOString(), note, position };
}

function presentContacts(contacts: readonly PlanContact[], personId: PersonId, faces: Faces) {
  const isMine = (contact: PlanContact) => contact.person_id === personId;
  return {
    myContacts: contacts.filter(isMine).map(presentContact),
    toldContacts: contacts.filter((each) => !isMine(each)).map((each) => presentTold(each, faces)),
  };
}

function presentContact({ id, told_at, seen_at }: PlanContact) {
  return { id, told: told_at !== null, seenAt: seen_at?.toISOString() ?? null };
}

function presentTold({ name, relation, phone, person_id, seen_at }: PlanContact, faces: Faces) {
  return {
    name,
    relation,
    phone,
    of: faces.get(person_id) ?? null,
    seenAt: seen_at?.toISOString() ?? null,
  };
}

function readableContacts(
  contacts: readonly PlanContact[],
  personId: PersonId,
  plan: Parameters<typeof mayReadContact>[1],
): PlanContact[] {
  return contacts.filter(({ person_id, told_at }) =>
    mayReadContact({ isMine: person_id === personId, isTold: told_at !== null }, plan),
  );
}

function shownIn(
  { owner_id, ended_by }: PlanRow,
  checkIns: readonly CheckInRow[],
  contacts: readonly PlanContact[],
): PersonId[] {
  const others = [...checkIns, ...contacts].map(({ person_id }) => person_id);
  return [...new Set([owner_id, ...(ended_by ? [ended_by] : []), ...others])];
}
