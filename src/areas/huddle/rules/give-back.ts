import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { AttendanceState } from './attendance.ts';
import type { HuddleEvent } from './events.ts';
import type { Ledger } from './ledger.ts';
import { renumber } from './reorder.ts';
import { needsApproval } from './rsvp.ts';
import { isHost, isPast, stranger } from './state.ts';
import type { Party, RegisteredParty } from './waiting-list.ts';

/** What somebody had who was taken out of a community. */
export type FormerPart = Pick<
  RegisteredParty,
  'answer' | 'status' | 'guests' | 'size' | 'queueNumber' | 'declined'
>;

/** That is undone: they have again what ended with it, as far as it is still there. */
export interface GiveBackCommand {
  readonly type: 'giveBack';
  readonly personId: PersonId;
  readonly had: FormerPart;
}

export const partReturns = [
  'PLACE',
  'WAITING',
  'REQUESTED',
  'ANSWER',
  'KEPT',
  'CANCELLED',
  'BEGUN',
  'TOO_LARGE',
  'CLOSED',
] as const;
/** What became of it. ANSWER held no place; KEPT was not touched: it is the matter of the person by now. */
export type PartReturn = (typeof partReturns)[number];

/**
 * The window of answers is no matter: they had answered. A place comes back if one is free, otherwise they are the first
 * who wait; nobody who has a place or an offer loses it. Who waited stands again before all who were behind them.
 */
export function decideGiveBack(
  { huddleId, huddle, people, ledger, now }: AttendanceState,
  { personId, had }: GiveBackCommand,
): Refusal | readonly HuddleEvent[] {
  const known = people.get(personId);
  if (!known || known.access === 'NOTHING') return missing();
  if (huddle.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
  if (isPast(huddle, now)) return refuse('HUDDLE_PAST');
  const stands = ledger.partyOf(personId);
  if (isHost(known.participation.role) || stands.answer !== null || stands.declined) return [];
  const asks = had.status === 'REQUESTED' && needsApproval(huddle, stranger);
  const refused = putBack(ledger, stands, asks ? had : approved(had));
  if (refused) return refused;
  const { answer, status, size } = ledger.partyOf(personId);
  if (answer === null) return [];
  return [{ type: 'huddle.rsvp-answered', huddleId, personId, answer, place: status, guestCount: size - 1 }];
}

/** Nobody has to be asked any more: a request is a wish for a place, behind all who wait. */
function approved(had: FormerPart): FormerPart {
  return had.status === 'REQUESTED' ? { ...had, status: 'WAITING', queueNumber: null } : had;
}

function putBack(
  ledger: Ledger,
  stands: RegisteredParty,
  { answer, status, guests, size, declined, queueNumber }: FormerPart,
): Refusal<HuddleRefusal> | undefined {
  const said = { ...stands, answer, guests, size, declined };
  if (status === 'NONE' || status === 'REQUESTED') ledger.put({ ...said, status });
  else if (status === 'CONFIRMED' && size <= ledger.room) ledger.put({ ...said, status });
  else return wait(ledger, said, status === 'CONFIRMED' ? 0 : queueNumber);
  return undefined;
}

/** Puts somebody before all who stand behind this number in the line; a place that is free is theirs with the next step. */
function wait(
  ledger: Ledger,
  said: RegisteredParty,
  from: number | null,
): Refusal<HuddleRefusal> | undefined {
  const { capacity } = ledger;
  if (capacity !== null && said.size > capacity) return refuse('PARTY_TOO_LARGE', { capacity });
  ledger.lastQueueNumber += 1;
  const party: RegisteredParty = { ...said, status: 'WAITING', queueNumber: ledger.lastQueueNumber };
  ledger.put(party);
  if (from === null) return undefined;
  const waiting = ledger.queue().filter(({ status }) => status === 'WAITING');
  const [before, behind] = [
    waiting.filter((other) => !isBehind(other, from)),
    waiting.filter((other) => other.id !== party.id && isBehind(other, from)),
  ];
  renumber(ledger, waiting, [...before, party, ...behind]);
  return undefined;
}

function isBehind({ queueNumber }: Party, number: number): boolean {
  return queueNumber !== null && queueNumber > number;
}

/** What became of a part, by what was decided about it. */
export function partReturnOf(
  decided: Refusal | readonly HuddleEvent[],
  { personId, had }: GiveBackCommand,
): PartReturn {
  if (isRefusal(decided)) return had.answer === 'YES' ? whyNot(decided.code) : 'KEPT';
  const mine = decided.filter((event) => 'personId' in event && event.personId === personId);
  if (mine.some(({ type }) => type === 'huddle.promoted')) return 'PLACE';
  const answered = mine.find((event) => event.type === 'huddle.rsvp-answered');
  if (!answered) return had.answer === null ? 'ANSWER' : 'KEPT';
  const { place } = answered;
  if (place === 'CONFIRMED') return 'PLACE';
  return place === 'WAITING' || place === 'REQUESTED' ? place : 'ANSWER';
}

function whyNot(code: string): PartReturn {
  if (code === 'HUDDLE_CANCELLED') return 'CANCELLED';
  if (code === 'HUDDLE_PAST') return 'BEGUN';
  return code === 'PARTY_TOO_LARGE' ? 'TOO_LARGE' : 'CLOSED';
}
