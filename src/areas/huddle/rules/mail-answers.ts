import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId, UnregisteredId } from '#platform/shared/ids.ts';
import type { HuddleRefusal } from '../messages.ts';
import type { WrittenDown } from './by-hand.ts';
import type { HuddleEvent } from './events.ts';
import { largestParty } from './foresee.ts';
import type { Guests } from './guests.ts';
import type { Ledger } from './ledger.ts';
import { whyRsvpIsClosed } from './rsvp.ts';
import { type HuddleState, isHost, isPast, type ParticipationState, stranger } from './state.ts';
import { type UnregisteredParty, unanswered } from './waiting-list.ts';

export const MAX_PHONE = 40;
/** Addresses that ask to answer one huddle within a day. */
export const MAX_ASKED_A_DAY = 200;

interface Entry {
  readonly unregisteredId: UnregisteredId;
}

/** What somebody without an account does by the link of a mail (HUD-24). */
export type MailCommand =
  | (Entry & WrittenDown & { readonly type: 'answerByMail' })
  | (Entry & { readonly type: 'withdrawByMail' })
  /** They have an account now: what they hold is that person's. */
  | (Entry & { readonly type: 'claim'; readonly personId: PersonId });

interface State {
  readonly huddleId: HuddleId;
  readonly huddle: HuddleState;
  readonly people: ReadonlyMap<PersonId, { readonly participation: ParticipationState }>;
  readonly ledger: Ledger;
  readonly now: Date;
}

export function decideByMail(state: State, command: MailCommand): Refusal | readonly HuddleEvent[] {
  const { huddleId, huddle, ledger, now } = state;
  const { unregisteredId } = command;
  const party = ledger.unregisteredOf(unregisteredId);
  if (command.type === 'answerByMail') {
    const refused =
      whyMailAnswersAreClosed(huddle, now) ??
      refuseSize(huddle, command.size) ??
      (party ? ledger.resize(party, command.size) : ledger.addByHand(unregisteredId, command.size));
    if (refused) return refused;
    const place = ledger.unregisteredOf(unregisteredId)?.status ?? 'NONE';
    return [{ type: 'huddle.unregistered-answered', huddleId, unregisteredId, place }];
  }
  if (!party) return refuse('NOTHING_TO_WITHDRAW');
  if (command.type === 'claim') return claim(state, party, command.personId);
  if (isPast(huddle, now)) return refuse('HUDDLE_PAST');
  ledger.takeOff(unregisteredId);
  return [{ type: 'huddle.unregistered-left', huddleId, unregisteredId }];
}

/** Whether nobody can answer by mail now: hosts allow it, and need not be asked about each. */
export function whyMailAnswersAreClosed(huddle: HuddleState, now: Date): Refusal<HuddleRefusal> | undefined {
  if (!takesMailAnswers(huddle)) return refuse('MAIL_ANSWERS_OFF');
  return whyRsvpIsClosed(huddle, stranger, now);
}

export function takesMailAnswers(
  huddle: Pick<HuddleState, 'mailAnswers' | 'approvalRequired' | 'privacy'>,
): boolean {
  return huddle.mailAnswers && !huddle.approvalRequired && huddle.privacy !== 'PRIVATE';
}

export function refuseSize(huddle: HuddleState, size: number): Refusal<HuddleRefusal> | undefined {
  const largest = largestParty(huddle);
  if (size <= largest) return undefined;
  return largest === 1
    ? refuse('GUESTS_NOT_ALLOWED')
    : refuse('TOO_MANY_GUESTS', { limit: huddle.guestLimit });
}

/** The place goes over to the account; somebody who has a part already keeps that one. */
function claim(
  { huddleId, huddle, people, ledger }: State,
  party: UnregisteredParty,
  personId: PersonId,
): readonly HuddleEvent[] {
  const me = people.get(personId)?.participation ?? stranger;
  ledger.takeOff(party.id);
  const answered = ledger.partyOf(personId).answer === 'YES';
  if (answered || isHost(me.role))
    return [{ type: 'huddle.unregistered-left', huddleId, unregisteredId: party.id }];
  const { size, status, queueNumber } = party;
  const guests = guestsOf(huddle, size - 1);
  ledger.put({ ...unanswered(personId), answer: 'YES', guests, size, status, queueNumber });
  const said = { answer: 'YES', place: status, guestCount: size - 1 } as const;
  return [{ type: 'huddle.rsvp-answered', huddleId, personId, ...said }];
}

/** By mail nobody says how old their guests are: adults, where those are allowed. */
function guestsOf({ guestAllowedAges }: HuddleState, count: number): Guests {
  const age = guestAllowedAges.includes('ADULT') ? 'ADULT' : guestAllowedAges[0];
  return count > 0 && age ? { [age]: count } : {};
}
