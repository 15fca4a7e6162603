import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { AccessLevel } from './access.ts';
import { type ByHandCommand, decideByHand, whyClosedByHand } from './by-hand.ts';
import type { HuddleEvent } from './events.ts';
import { decideGiveBack, type GiveBackCommand } from './give-back.ts';
import type { Ledger } from './ledger.ts';
import { decideByMail, type MailCommand } from './mail-answers.ts';
import { decideLetIn, type LetInCommand } from './out-of-turn.ts';
import { decideMove, type MoveInQueueCommand } from './reorder.ts';
import { decideRsvp, decideWithdrawal } from './rsvp.ts';
import { type Answer, type HuddleState, isHost, isPast, type ParticipationState } from './state.ts';
import { decideUndo, type UndoCommand } from './undo.ts';
import type { Party } from './waiting-list.ts';

/** What people do about their own spot. */
type OwnCommand =
  | {
      readonly type: 'rsvp';
      readonly actor: PersonId;
      readonly answer: Answer;
      readonly guests?: Readonly<Record<string, number>> | undefined;
      /** The share link that they came with: it may be what lets them in (LINK-3). */
      readonly link?: string | undefined;
      /** Whose share link it is; remembered, and nothing more (HUD-15). */
      readonly broughtBy?: PersonId | undefined;
      /** When it was pressed, if it waited for a network; it counts from when it is received (O7). */
      readonly pressedAt?: Date | undefined;
    }
  | { readonly type: 'withdraw'; readonly actor: PersonId }
  | OfferAnswer;

interface OfferAnswer {
  readonly type: 'acceptOffer' | 'declineOffer';
  readonly actor: PersonId;
}

type AdmittingType = 'acceptRequest' | 'declineRequest' | 'removeParticipant' | 'readmitParticipant';

/** What hosts do about the spots of others. */
type HostCommand =
  | {
      readonly type: AdmittingType;
      readonly actor: PersonId;
      readonly personId: PersonId;
    }
  | { readonly type: 'setCapacity'; readonly actor: PersonId; readonly capacity: number | null }
  | ByHandCommand
  | LetInCommand
  | MoveInQueueCommand
  | UndoCommand;

/** What follows from something else; who may do that was decided there. `startsAt` is null where it stays. */
export type InnerCommand =
  | { readonly type: 'expireOffers' | 'fillSpots' }
  | { readonly type: 'release'; readonly personId: PersonId }
  | GiveBackCommand
  | { readonly type: 'reschedule'; readonly capacity: number | null; readonly startsAt: Date | null };

/** Everything that changes who comes, as data. */
export type AttendanceCommand = OwnCommand | HostCommand | MailCommand | InnerCommand;

/** What a command is decided on. */
export interface AttendanceState {
  readonly huddleId: HuddleId;
  readonly huddle: HuddleState;
  /** Everybody whom a command names, as they were read; what has changed since is in the ledger. */
  readonly people: ReadonlyMap<PersonId, KnownPerson>;
  readonly ledger: Ledger;
  readonly now: Date;
}

export interface KnownPerson {
  readonly access: AccessLevel;
  readonly participation: ParticipationState;
}

export interface Decided {
  readonly state: AttendanceState;
  readonly events: readonly HuddleEvent[];
}

/** The only place that knows what each command does: the state after it and what happened, or why not. */
export function decide(before: AttendanceState, command: AttendanceCommand): Refusal | Decided {
  const state = { ...before, ledger: before.ledger.copy() };
  const events = 'actor' in command ? byPerson(state, command) : byServer(state, command);
  if (isRefusal(events)) return events;
  if (command.type === 'expireOffers' && events.length === 0) return { state: before, events };
  return { state, events: [...events, ...fillSpots(state)] };
}

type Happened = Refusal | readonly HuddleEvent[];

function byPerson(state: AttendanceState, command: OwnCommand | HostCommand): Happened {
  const known = state.people.get(command.actor);
  if (!known || known.access === 'NOTHING') return missing();
  const me = currentPart(state.ledger, command.actor, known);
  switch (command.type) {
    case 'rsvp':
      return rsvp(state, me, command);
    case 'withdraw':
      return decideWithdrawal(state.huddle, me, state.now) ?? withdrawn(state, command.actor, me);
    case 'acceptOffer':
    case 'declineOffer':
      return answerOffer(state, me, command);
    default:
      return isHost(me.role) ? byHost(state, command) : refuse('NOT_A_HOST', {}, 'forbidden');
  }
}

function byHost(state: AttendanceState, command: HostCommand): Happened {
  const { huddle, ledger, now } = state;
  if (!afterStart.has(command.type) && isPast(huddle, now)) return refuse('HUDDLE_PAST');
  if (command.type === 'letIn') return whyClosedByHand(huddle, 'letIn') ?? decideLetIn(state, command);
  if (command.type === 'moveInQueue') return decideMove(state, command);
  if (command.type === 'undo') return decideUndo(state, command);
  if ('unregisteredId' in command) return decideByHand(state, command);
  if (command.type !== 'setCapacity') return admit(state, command);
  const about = { huddleId: state.huddleId, personId: command.actor };
  return ledger.changeCapacity(command.capacity) ?? [{ type: 'huddle.capacity-changed', ...about }];
}

/** What hosts may still do once the others have set off. */
const afterStart: ReadonlySet<string> = new Set<HostCommand['type']>([
  'removeParticipant',
  'removeByHand',
  'undo',
]);

function byServer(state: AttendanceState, command: InnerCommand | MailCommand): Happened {
  const { huddleId, ledger, now } = state;
  if ('unregisteredId' in command) return decideByMail(state, command);
  switch (command.type) {
    case 'expireOffers':
      return ledger
        .expireOffers(now)
        .map(({ id }) => ({ type: 'huddle.offer-lapsed', huddleId, personId: id }));
    case 'fillSpots':
      return [];
    case 'release':
      ledger.release(command.personId);
      return [];
    case 'giveBack':
      return decideGiveBack(state, command);
    case 'reschedule':
      return ledger.changeCapacity(command.capacity) ?? moveStart(huddleId, ledger, command.startsAt, now);
  }
}

function moveStart(huddleId: HuddleId, ledger: Ledger, startsAt: Date | null, now: Date): HuddleEvent[] {
  return startsAt ? ledger.moveStart(startsAt, now).map((party) => movedUp(huddleId, party)) : [];
}

/** What was read of somebody, brought up to what earlier commands did. */
function currentPart(ledger: Ledger, personId: PersonId, { participation }: KnownPerson): ParticipationState {
  const { answer, status, size, declined } = ledger.partyOf(personId);
  return { ...participation, answer, status, party: size, declined };
}

function rsvp(
  { huddleId, huddle, ledger, now }: AttendanceState,
  me: ParticipationState,
  { actor, answer, guests }: OwnCommand & { readonly type: 'rsvp' },
): Happened {
  const decision = decideRsvp(huddle, me, { answer, guests }, now);
  if (isRefusal(decision)) return decision;
  const refused = ledger.answer(actor, decision);
  if (refused) return refused;
  const { status, size } = ledger.partyOf(actor);
  const gaveBack = me.status === 'CONFIRMED' && status !== 'CONFIRMED';
  const said = { answer, place: status, guestCount: size - 1, gaveBack };
  return [{ type: 'huddle.rsvp-answered', huddleId, personId: actor, ...said }];
}

function withdrawn(
  { huddleId, ledger }: AttendanceState,
  personId: PersonId,
  { status }: ParticipationState,
): HuddleEvent[] {
  ledger.release(personId);
  return [{ type: 'huddle.rsvp-withdrawn', huddleId, personId, gaveBack: status === 'CONFIRMED' }];
}

function answerOffer(state: AttendanceState, me: ParticipationState, { type, actor }: OfferAnswer): Happened {
  const { huddleId, huddle, ledger, now } = state;
  if (huddle.status === 'CANCELLED') return refuse('HUDDLE_CANCELLED');
  if (isPast(huddle, now)) return refuse('HUDDLE_PAST');
  if (me.status !== 'OFFERED') return refuse('NO_OFFER');
  if (type === 'declineOffer') return withdrawn(state, actor, me);
  const refused = ledger.takeOffer(actor, now);
  if (refused) return refused;
  const said = { answer: 'YES', place: 'CONFIRMED', guestCount: me.party - 1 } as const;
  return [{ type: 'huddle.rsvp-answered', huddleId, personId: actor, ...said }];
}

/** A host answers a request, takes somebody off, or lets them answer again. */
function admit(
  { huddleId, ledger }: AttendanceState,
  { type, actor, personId }: HostCommand & { readonly type: AdmittingType },
): Happened {
  const about = { huddleId, personId, hostId: actor };
  switch (type) {
    case 'acceptRequest': {
      const refused = ledger.approve(personId);
      const place = ledger.partyOf(personId).status;
      return refused ?? [{ type: 'huddle.request-accepted', ...about, place }];
    }
    case 'declineRequest':
      return ledger.decline(personId) ?? [{ type: 'huddle.request-declined', ...about }];
    case 'removeParticipant':
      return ledger.remove(personId) ?? [{ type: 'huddle.participant-removed', ...about }];
    case 'readmitParticipant':
      return ledger.readmit(personId) ?? [{ type: 'huddle.participant-readmitted', ...about }];
  }
}

/** Anyone who fits what is free, in the order of the queue; nobody once the others have set off. */
function fillSpots({ huddleId, ledger, now }: AttendanceState): HuddleEvent[] {
  if (isPast(ledger, now)) return [];
  return ledger.settle(now).map((party) => movedUp(huddleId, party));
}

function movedUp(huddleId: HuddleId, { registered, id, status, offerEndsAt }: Party): HuddleEvent {
  if (!registered) return { type: 'huddle.unregistered-moved-up', huddleId, unregisteredId: id };
  return {
    type: status === 'OFFERED' ? 'huddle.place-offered' : 'huddle.promoted',
    huddleId,
    personId: id,
    offerEndsAt: offerEndsAt?.toISOString() ?? null,
  };
}
