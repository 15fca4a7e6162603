import type { HuddleEvent, UnregisteredEvent } from '#areas/huddle/rules/events.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { Kind } from './kinds.ts';
import { ofProposal } from './proposal-word.ts';

export interface NotificationDraft {
  readonly recipientId: PersonId;
  readonly kind: Kind;
  /** Who did it; null when nobody did, as when a queue moves. */
  readonly actorId: PersonId | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The people around a huddle. */
export interface HuddlePeople {
  readonly hosts: readonly PersonId[];
  /** Everybody who said yes or maybe. */
  readonly answered: readonly PersonId[];
  /** Everybody with a part in it who did not say no. */
  readonly concerned: readonly PersonId[];
  /** Everybody with a place. */
  readonly going: readonly PersonId[];
  /** Who voted on the date. */
  readonly voted: readonly PersonId[];
  /** Who moved up finds no seat in any car. */
  readonly noRideLeft: boolean;
  /** What the hosts call who moved up and has no account. */
  readonly nameByHand: string | null;
  /** The name of who answered by mail. */
  readonly nameByMail: string | null;
}

/** Who hears about what happened at a huddle, and as what: one case a kind of event. */
export function recipientsOf(event: HuddleEvent, circle: HuddlePeople): NotificationDraft[] {
  switch (event.type) {
    case 'huddle.rsvp-answered':
      return tellHosts(event, circle);
    case 'huddle.rsvp-withdrawn':
      return notifyAll(circle.hosts, event.personId, 'HUDDLE_WITHDRAWN');
    case 'huddle.moved':
      return notifyAll([...circle.answered, ...circle.hosts], event.personId, 'HUDDLE_MOVED', {
        changes: event.changes,
      });
    case 'huddle.cancelled':
      return notifyAll(circle.concerned, event.personId, 'HUDDLE_CANCELLED');
    case 'huddle.returned':
      return notifyAll(circle.concerned, event.personId, 'HUDDLE_RETURNED');
    case 'huddle.hosts-changed':
      return notifyAll(circle.hosts, event.personId, 'HUDDLE_HOSTS_CHANGED', { change: event.change });
    case 'huddle.date-voted':
    case 'huddle.go-checked':
      return tellOfDecision(event, circle);
    case 'huddle.message-reached':
      return notifyAll(event.to, event.personId, 'HUDDLE_MESSAGE', { messageId: event.messageId });
    case 'huddle.commented':
      return tellOfComment(event, circle);
    case 'huddle.unregistered-moved-up':
    case 'huddle.unregistered-answered':
    case 'huddle.unregistered-left':
      return tellOfUnregistered(event, circle);
    default:
      return isQuiet(event) ? [] : [{ recipientId: event.personId, ...wordForOne(event, circle) }];
  }
}

type Commented = Extract<HuddleEvent, { type: 'huddle.commented' }>;

function tellOfComment({ answeredId: to, personId }: Commented, { hosts }: HuddlePeople) {
  return to ? notifyAll([to], personId, 'HUDDLE_REPLY') : notifyAll(hosts, personId, 'HUDDLE_COMMENT');
}

function tellHosts(
  { personId, answer, place, guestCount }: Extract<HuddleEvent, { type: 'huddle.rsvp-answered' }>,
  { hosts }: HuddlePeople,
): NotificationDraft[] {
  const kind = place === 'REQUESTED' ? 'HUDDLE_REQUEST' : 'HUDDLE_RSVP';
  return notifyAll(hosts, personId, kind, { answer, place, guestCount });
}

type Settled = Extract<HuddleEvent, { type: 'huddle.date-voted' | 'huddle.go-checked' }>;

/**
 * A date concerns everybody who voted; that none suits is for the hosts to know. Whether it goes ahead concerns everybody
 * who comes.
 */
function tellOfDecision(event: Settled, { hosts, voted, going }: HuddlePeople): NotificationDraft[] {
  const [kind, others, facts] =
    event.type === 'huddle.go-checked'
      ? (['HUDDLE_GO', going, { light: event.light }] as const)
      : (['HUDDLE_DATE', event.isSet ? voted : [], { isSet: event.isSet }] as const);
  const people = new Set([...others, ...hosts]);
  if (event.byHost) people.delete(event.personId);
  return [...people].map((recipientId) => ({ recipientId, kind, actorId: null, facts }));
}

/** Who has no account hears it from a host, unless they answered by mail. Nobody is named who was taken off meanwhile. */
function tellOfUnregistered(event: UnregisteredEvent, { hosts, nameByHand, nameByMail }: HuddlePeople) {
  const name = event.type === 'huddle.unregistered-moved-up' ? nameByHand : nameByMail;
  if (name === null) return [];
  const answered = event.type === 'huddle.unregistered-answered';
  const [kind, facts] =
    event.type === 'huddle.unregistered-moved-up'
      ? (['HUDDLE_MOVED_UP_BY_HAND', { name }] as const)
      : (['HUDDLE_MAIL_ANSWER', { name, answer: answered ? 'YES' : 'NO' }] as const);
  return hosts.map((recipientId): NotificationDraft => ({ recipientId, kind, actorId: null, facts }));
}

type Quiet = Extract<
  HuddleEvent,
  { type: `huddle.${'planned' | 'plan-changed' | 'capacity-changed' | 'changed-by-hand' | 'message-sent'}` }
>;
const quiet: ReadonlySet<string> = new Set<Quiet['type']>([
  'huddle.planned',
  'huddle.plan-changed',
  'huddle.capacity-changed',
  'huddle.changed-by-hand',
  'huddle.message-sent',
]);

/** What nobody is told of, or only pages that stand open. */
function isQuiet(event: HuddleEvent): event is Quiet {
  return quiet.has(event.type);
}

type ForOne = Exclude<
  HuddleEvent,
  {
    type: `huddle.${
      | 'rsvp-answered'
      | 'rsvp-withdrawn'
      | 'moved'
      | 'date-voted'
      | 'go-checked'
      | 'hosts-changed'
      | 'message-reached'
      | 'commented'
      | 'planned'
      | 'plan-changed'
      | 'cancelled'
      | 'returned'
      | 'capacity-changed'
      | 'changed-by-hand'
      | 'message-sent'
      | `unregistered-${'moved-up' | 'answered' | 'left'}`}`;
  }
>;

/** What is told only to the person it is about. */
function wordForOne(event: ForOne, { noRideLeft }: HuddlePeople): Omit<NotificationDraft, 'recipientId'> {
  switch (event.type) {
    case 'huddle.request-accepted':
      return { kind: 'HUDDLE_REQUEST_ACCEPTED', actorId: event.hostId, facts: { place: event.place } };
    case 'huddle.request-declined':
      return { kind: 'HUDDLE_REQUEST_DECLINED', actorId: event.hostId, facts: {} };
    case 'huddle.proposal-answered':
      return ofProposal(event);
    case 'huddle.participant-removed':
      return { kind: 'HUDDLE_REMOVED', actorId: event.hostId, facts: {} };
    case 'huddle.participant-readmitted':
      return { kind: 'HUDDLE_READMITTED', actorId: event.hostId, facts: {} };
    case 'huddle.invited':
      return { kind: 'HUDDLE_INVITE', actorId: event.hostId, facts: {} };
    case 'huddle.co-host-named':
      return { kind: 'HUDDLE_CO_HOST', actorId: event.hostId, facts: {} };
    case 'huddle.handed-over':
      return { kind: 'HUDDLE_HANDED_OVER', actorId: event.hostId, facts: {} };
    case 'huddle.co-host-asked':
      return { kind: 'HUDDLE_CO_HOST', actorId: event.hostId, facts: { asked: true } };
    case 'huddle.host-asked':
      return { kind: 'HUDDLE_HANDED_OVER', actorId: event.hostId, facts: { asked: true } };
    case 'huddle.promoted':
      return { kind: 'HUDDLE_PROMOTED', actorId: null, facts: noRideLeft ? { noRideLeft } : {} };
    case 'huddle.place-offered':
      return { kind: 'HUDDLE_OFFER', actorId: null, facts: { offerEndsAt: event.offerEndsAt } };
    default:
      return isTurn(event) ? ofTurn(event) : { kind: ofNobody[event.type], actorId: null, facts: {} };
  }
}

type Turn = Extract<HuddleEvent, { type: `huddle.${'let-in' | 'passed-over' | 'let-in-undone'}` }>;

/** Somebody was let in out of turn, or stands before whom somebody was let in, or waits again. */
function ofTurn(event: Turn): Omit<NotificationDraft, 'recipientId'> {
  const reason = 'reason' in event && event.reason !== '' ? event.reason : undefined;
  const facts = { turn: turns[event.type], ...(reason && { reason }) };
  return { kind: 'HUDDLE_LET_IN', actorId: event.hostId, facts };
}

function isTurn(event: HuddleEvent): event is Turn {
  return event.type in turns;
}

const turns = {
  'huddle.let-in': 'IN',
  'huddle.passed-over': 'PASSED',
  'huddle.let-in-undone': 'BACK',
} as const satisfies Record<Turn['type'], string>;

/** What happens by itself, or of which it does not matter who did it. */
const ofNobody = {
  'huddle.offer-lapsed': 'HUDDLE_OFFER_LAPSED',
  'huddle.missed': 'HUDDLE_MISSED',
  'huddle.look-back-asked': 'HUDDLE_LOOK_BACK',
} as const;

/** Everybody of these people once, but for who did it. */
export function notifyAll(
  people: readonly PersonId[],
  actorId: PersonId | null,
  kind: Kind,
  facts: NotificationDraft['facts'] = {},
): NotificationDraft[] {
  const others = [...new Set(people)].filter((each) => each !== actorId);
  return others.map((recipientId) => ({ recipientId, kind, actorId, facts }));
}

/** The events of `recipientsOf`, for the table of reactions. */
export const notifyingEvents: ReadonlyArray<HuddleEvent['type']> = [
  'huddle.rsvp-answered',
  'huddle.rsvp-withdrawn',
  'huddle.request-accepted',
  'huddle.request-declined',
  'huddle.proposal-answered',
  'huddle.participant-removed',
  'huddle.participant-readmitted',
  'huddle.moved',
  'huddle.date-voted',
  'huddle.go-checked',
  'huddle.message-reached',
  'huddle.commented',
  'huddle.promoted',
  'huddle.place-offered',
  'huddle.unregistered-answered',
  'huddle.unregistered-left',
  'huddle.unregistered-moved-up',
  'huddle.let-in',
  'huddle.passed-over',
  'huddle.let-in-undone',
  'huddle.offer-lapsed',
  'huddle.missed',
  'huddle.look-back-asked',
  'huddle.invited',
  'huddle.co-host-named',
  'huddle.handed-over',
  'huddle.co-host-asked',
  'huddle.host-asked',
  'huddle.hosts-changed',
  'huddle.cancelled',
  'huddle.returned',
];
