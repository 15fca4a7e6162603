import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { AccessLevel } from './access.ts';
import { type HuddleState, isHost, type ParticipationState, type Role, type Status } from './state.ts';

/** What somebody can be asked to become. */
export type AskedRole = 'CO_HOST' | 'HOST';

/** What somebody answered who was asked to host, or that a co-host left the role. */
export const hostChanges = [
  'CO_HOST_ACCEPTED',
  'CO_HOST_DECLINED',
  'CO_HOST_LEFT',
  'HOST_ACCEPTED',
  'HOST_DECLINED',
] as const;
export type HostChange = (typeof hostChanges)[number];

interface AskedPerson {
  readonly role: Role;
  readonly roleAsked: AskedRole | null;
  /** The hosts took them off the list since. */
  readonly declined: boolean;
}

/** What somebody is asked to become now; only a co-host is asked to take a huddle over. */
export function openHostRequest({ role, roleAsked, declined }: AskedPerson): AskedRole | null {
  if (declined) return null;
  const stands = roleAsked === 'HOST' ? role === 'CO_HOST' : !isHost(role);
  return stands ? roleAsked : null;
}

/** Why a request to host can't be answered. */
export function checkHostAnswer(status: Status, person: AskedPerson): Refusal | undefined {
  if (openHostRequest(person) === null) return refuse('HOST_NOT_ASKED');
  return status === 'CANCELLED' ? refuse('HUDDLE_CANCELLED', {}, 'conflict') : undefined;
}

/** Why somebody can't lay their role down: a huddle is never without its one host. */
export function checkLayDown(role: Role): Refusal | undefined {
  if (role === 'HOST') return refuse('HOST_HANDS_OVER_FIRST');
  return role === 'CO_HOST' ? undefined : refuse('NOT_A_HOST', {}, 'forbidden');
}

/** The lists of people that a huddle has, by what they said or hold. */
export const groups = [
  'CONFIRMED',
  'MAYBE',
  'INTERESTED',
  'REQUESTED',
  'WAITING',
  'INVITED',
  'NOT_COMING',
  'TURNED_AWAY',
  'UNACKNOWLEDGED',
] as const;
export type Group = (typeof groups)[number];

interface ShowFlags {
  readonly showAttending: boolean;
  readonly showInterested: boolean;
}

/** Whether this onlooker may read who comes: hosts always, people inside when the host shows them (PRIVACY.md). */
export function mayReadRoster(access: AccessLevel, group: Group, huddle: ShowFlags): boolean {
  if (access === 'HOST') return true;
  if (access !== 'INSIDE') return false;
  if (group === 'CONFIRMED' || group === 'MAYBE') return huddle.showAttending;
  return group === 'INTERESTED' && huddle.showInterested;
}

const EARLIEST_MS = 3 * 3_600_000;

/** From when on hosts may note who came: people gather before the start. */
export function turnoutOpensAt(startsAt: Date): Date {
  return new Date(startsAt.getTime() - EARLIEST_MS);
}

/** Why nobody can be noted as come yet. */
export function checkTurnoutOpen(
  { startsAt }: Pick<HuddleState, 'startsAt'>,
  now: Date,
): Refusal<HuddleRefusal> | undefined {
  const opens = turnoutOpensAt(startsAt);
  return now < opens ? refuse('ATTENDANCE_TOO_EARLY', { date: opens.toISOString() }) : undefined;
}

/** Whether a host may note how many of this party came. */
export function decideTurnout(
  huddle: Pick<HuddleState, 'startsAt'>,
  them: Pick<ParticipationState, 'status'>,
  now: Date,
): Refusal<HuddleRefusal> | undefined {
  const early = checkTurnoutOpen(huddle, now);
  if (early) return early;
  return them.status === 'CONFIRMED' ? undefined : refuse('NOT_CONFIRMED');
}

/** Why a note comes too late: another one was pressed after it, on whichever device. */
export function checkNotedSince(
  notedAt: Date | null,
  pressedAt: Date | undefined,
): Refusal<HuddleRefusal> | undefined {
  const isOld = notedAt !== null && pressedAt !== undefined && pressedAt < notedAt;
  return isOld ? refuse('NOTED_SINCE', { date: notedAt.toISOString() }, 'conflict') : undefined;
}

/** Whether a host may note that this person has paid; it decides nothing about their spot (HUD-19). */
export function decidePayment(
  huddle: Pick<HuddleState, 'paymentMode'>,
  them: Pick<ParticipationState, 'answer'>,
): Refusal<HuddleRefusal> | undefined {
  if (huddle.paymentMode === 'FREE') return refuse('HUDDLE_IS_FREE');
  return them.answer === 'YES' ? undefined : refuse('NOT_A_PARTICIPANT', {}, 'conflict');
}

/** What is noted of a person: when they have seen a change, and how many of their party came. */
export interface Noted {
  readonly acknowledged_at: Date | null;
  readonly attended_people: number | null;
}

/** Whether a person is asked to say that they have seen the last change of time or place (HUD-24). */
export function mustAcknowledge(
  movedAt: Date | null,
  me: Pick<ParticipationState, 'role' | 'answer'>,
  noted: Noted | null,
): boolean {
  if (movedAt === null || isHost(me.role)) return false;
  if (me.answer !== 'YES' && me.answer !== 'MAYBE') return false;
  // Who is marked as come has found the way (P23).
  if ((noted?.attended_people ?? 0) > 0) return false;
  const seenAt = noted?.acknowledged_at ?? null;
  return seenAt === null || seenAt < movedAt;
}
