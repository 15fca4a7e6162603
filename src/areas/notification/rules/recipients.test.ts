import { describe, expect, test } from 'vitest';
import type { HuddleEvent } from '#areas/huddle/rules/events.ts';
import type { HostAct } from '#areas/huddle/rules/host-acts.ts';
import type {
  CommentId,
  HostActId,
  HuddleId,
  MessageId,
  PersonId,
  UnregisteredId,
} from '#platform/shared/ids.ts';
import {
  type HuddlePeople,
  type NotificationDraft,
  notifyAll,
  notifyingEvents,
  recipientsOf,
} from './recipients.ts';

const [ana, ben, cleo, dan] = ['ana', 'ben', 'cleo', 'dan'] as unknown as readonly [
  PersonId,
  PersonId,
  PersonId,
  PersonId,
];
const huddleId = 'ridge' as HuddleId;
const offerEndsAt = '2026-07-04T10:00:00.000Z';
const circle: HuddlePeople = {
  hosts: [ana, ben],
  answered: [ben, cleo],
  concerned: [cleo, dan],
  going: [cleo, dan],
  voted: [ben, dan],
  noRideLeft: false,
  nameByHand: 'Otto',
  nameByMail: 'Mila',
};
const act: HostAct = {
  id: 'act' as HostActId,
  kind: 'LET_IN',
  hostId: ana,
  personId: cleo,
  unregisteredId: null,
  reason: 'drives the bus',
  before: { status: 'WAITING', size: 1, queueNumber: 2 },
};
/** By Cleo, or about Cleo by Ana. */
const about = { huddleId, personId: cleo };
const byHost = { ...about, hostId: ana };
const short = (told: readonly NotificationDraft[]) =>
  told.map(({ recipientId, kind, actorId }) => `${recipientId} ${kind} ${actorId}`);
const message = { huddleId, personId: ana, messageId: 'note' as MessageId };
const commentId = 'said' as CommentId;
const answered = { ...about, type: 'huddle.rsvp-answered', answer: 'YES', guestCount: 2 } as const;

type Row = readonly [HuddleEvent, readonly string[], NotificationDraft['facts']];
const rows: readonly Row[] = [
  [
    { ...answered, place: 'CONFIRMED' },
    ['ana HUDDLE_RSVP cleo', 'ben HUDDLE_RSVP cleo'],
    { answer: 'YES', place: 'CONFIRMED', guestCount: 2 },
  ],
  [
    { ...answered, place: 'REQUESTED' },
    ['ana HUDDLE_REQUEST cleo', 'ben HUDDLE_REQUEST cleo'],
    { answer: 'YES', place: 'REQUESTED', guestCount: 2 },
  ],
  [
    { ...about, type: 'huddle.rsvp-withdrawn' },
    ['ana HUDDLE_WITHDRAWN cleo', 'ben HUDDLE_WITHDRAWN cleo'],
    {},
  ],
  [
    { huddleId, personId: ana, type: 'huddle.moved', changes: ['START'] },
    ['ben HUDDLE_MOVED ana', 'cleo HUDDLE_MOVED ana'],
    { changes: ['START'] },
  ],
  [
    { huddleId, personId: ana, type: 'huddle.date-voted', isSet: true, byHost: true },
    ['ben HUDDLE_DATE null', 'dan HUDDLE_DATE null'],
    { isSet: true },
  ],
  [
    { huddleId, personId: ana, type: 'huddle.date-voted', isSet: true, byHost: false },
    ['ben HUDDLE_DATE null', 'dan HUDDLE_DATE null', 'ana HUDDLE_DATE null'],
    { isSet: true },
  ],
  [
    { huddleId, personId: ana, type: 'huddle.date-voted', isSet: false, byHost: false },
    ['ana HUDDLE_DATE null', 'ben HUDDLE_DATE null'],
    { isSet: false },
  ],
  [
    { huddleId, personId: ana, type: 'huddle.go-checked', light: 'AMBER', byHost: false },
    ['cleo HUDDLE_GO null', 'dan HUDDLE_GO null', 'ana HUDDLE_GO null', 'ben HUDDLE_GO null'],
    { light: 'AMBER' },
  ],
  [
    { huddleId, personId: ana, type: 'huddle.go-checked', light: 'GREEN', byHost: true },
    ['cleo HUDDLE_GO null', 'dan HUDDLE_GO null', 'ben HUDDLE_GO null'],
    { light: 'GREEN' },
  ],
  [
    { huddleId, personId: ana, type: 'huddle.cancelled' },
    ['cleo HUDDLE_CANCELLED ana', 'dan HUDDLE_CANCELLED ana'],
    {},
  ],
  [
    { huddleId, personId: ana, type: 'huddle.returned' },
    ['cleo HUDDLE_RETURNED ana', 'dan HUDDLE_RETURNED ana'],
    {},
  ],
  [
    { huddleId, personId: ben, type: 'huddle.hosts-changed', change: 'CO_HOST_ACCEPTED' },
    ['ana HUDDLE_HOSTS_CHANGED ben'],
    { change: 'CO_HOST_ACCEPTED' },
  ],
  [
    { ...message, type: 'huddle.message-reached', to: [dan, ana, dan] },
    ['dan HUDDLE_MESSAGE ana'],
    { messageId: 'note' },
  ],
  [
    { ...about, type: 'huddle.commented', commentId, answeredId: null },
    ['ana HUDDLE_COMMENT cleo', 'ben HUDDLE_COMMENT cleo'],
    {},
  ],
  [{ ...about, type: 'huddle.commented', commentId, answeredId: dan }, ['dan HUDDLE_REPLY cleo'], {}],
  [{ ...about, type: 'huddle.commented', commentId, answeredId: cleo }, [], {}],
  [{ ...about, type: 'huddle.missed' }, ['cleo HUDDLE_MISSED null'], {}],
  [{ ...about, type: 'huddle.look-back-asked' }, ['cleo HUDDLE_LOOK_BACK null'], {}],
  [{ ...message, type: 'huddle.message-sent' }, [], {}],
  [{ ...about, type: 'huddle.planned' }, [], {}],
  [{ ...about, type: 'huddle.plan-changed' }, [], {}],
  [{ ...about, type: 'huddle.capacity-changed' }, [], {}],
  [
    { ...byHost, type: 'huddle.request-accepted', place: 'WAITING' },
    ['cleo HUDDLE_REQUEST_ACCEPTED ana'],
    { place: 'WAITING' },
  ],
  [{ ...byHost, type: 'huddle.request-declined' }, ['cleo HUDDLE_REQUEST_DECLINED ana'], {}],
  [{ ...byHost, type: 'huddle.proposal-answered', accepted: true }, ['cleo HUDDLE_APPROVED ana'], {}],
  [{ ...byHost, type: 'huddle.proposal-answered', accepted: false }, ['cleo HUDDLE_NOT_APPROVED ana'], {}],
  [
    { ...byHost, type: 'huddle.proposal-answered', accepted: true, outcome: 'PUBLISHED' },
    ['cleo HUDDLE_APPROVED ana'],
    {},
  ],
  [
    { ...byHost, type: 'huddle.proposal-answered', accepted: true, outcome: 'APPROVED' },
    ['cleo HUDDLE_APPROVED ana'],
    { change: 'APPROVED' },
  ],
  [
    { ...byHost, type: 'huddle.proposal-answered', accepted: true, outcome: 'CHANGED' },
    ['cleo HUDDLE_APPROVED ana'],
    { change: 'CHANGED' },
  ],
  [
    { ...byHost, type: 'huddle.proposal-answered', accepted: false, outcome: 'CHANGE_DECLINED' },
    ['cleo HUDDLE_NOT_APPROVED ana'],
    { change: 'CHANGED' },
  ],
  [{ ...byHost, type: 'huddle.participant-removed' }, ['cleo HUDDLE_REMOVED ana'], {}],
  [{ ...byHost, type: 'huddle.participant-readmitted' }, ['cleo HUDDLE_READMITTED ana'], {}],
  [{ ...byHost, type: 'huddle.invited' }, ['cleo HUDDLE_INVITE ana'], {}],
  [{ ...byHost, type: 'huddle.co-host-named' }, ['cleo HUDDLE_CO_HOST ana'], {}],
  [{ ...byHost, type: 'huddle.handed-over' }, ['cleo HUDDLE_HANDED_OVER ana'], {}],
  [{ ...byHost, type: 'huddle.co-host-asked' }, ['cleo HUDDLE_CO_HOST ana'], { asked: true }],
  [{ ...byHost, type: 'huddle.host-asked' }, ['cleo HUDDLE_HANDED_OVER ana'], { asked: true }],
  [{ ...about, type: 'huddle.promoted', offerEndsAt: null }, ['cleo HUDDLE_PROMOTED null'], {}],
  [{ ...about, type: 'huddle.place-offered', offerEndsAt }, ['cleo HUDDLE_OFFER null'], { offerEndsAt }],
  [
    { huddleId, type: 'huddle.unregistered-moved-up', unregisteredId: 'otto' as UnregisteredId },
    ['ana HUDDLE_MOVED_UP_BY_HAND null', 'ben HUDDLE_MOVED_UP_BY_HAND null'],
    { name: 'Otto' },
  ],
  [
    {
      huddleId,
      type: 'huddle.unregistered-answered',
      unregisteredId: 'mila' as UnregisteredId,
      place: 'CONFIRMED',
    },
    ['ana HUDDLE_MAIL_ANSWER null', 'ben HUDDLE_MAIL_ANSWER null'],
    { name: 'Mila', answer: 'YES' },
  ],
  [
    { huddleId, type: 'huddle.unregistered-left', unregisteredId: 'mila' as UnregisteredId },
    ['ana HUDDLE_MAIL_ANSWER null', 'ben HUDDLE_MAIL_ANSWER null'],
    { name: 'Mila', answer: 'NO' },
  ],
  [{ ...about, type: 'huddle.changed-by-hand' }, [], {}],
  [
    { ...byHost, type: 'huddle.let-in', reason: 'drives the bus', act },
    ['cleo HUDDLE_LET_IN ana'],
    { turn: 'IN', reason: 'drives the bus' },
  ],
  [
    { ...byHost, type: 'huddle.passed-over', reason: 'drives the bus' },
    ['cleo HUDDLE_LET_IN ana'],
    { turn: 'PASSED', reason: 'drives the bus' },
  ],
  [{ ...byHost, type: 'huddle.passed-over', reason: '' }, ['cleo HUDDLE_LET_IN ana'], { turn: 'PASSED' }],
  [{ ...byHost, type: 'huddle.let-in-undone', undone: act.id }, ['cleo HUDDLE_LET_IN ana'], { turn: 'BACK' }],
  [{ ...about, type: 'huddle.offer-lapsed' }, ['cleo HUDDLE_OFFER_LAPSED null'], {}],
];

describe('NOT-4 who hears of a huddle', () => {
  test.each(rows)('after %o', (event, told, facts) => {
    const tellings = recipientsOf(event, circle);
    expect(short(tellings)).toEqual(told);
    expect(tellings.map((each) => each.facts)).toEqual(told.map(() => facts));
  });

  test('the table of reactions names each event of which somebody hears, once', () => {
    const heard = rows.filter(([, told]) => told.length > 0).map(([{ type }]) => type);
    expect([...notifyingEvents].sort()).toEqual([...new Set(heard)].sort());
  });

  test('CAR-3 who moves up hears that no ride is left', () => {
    const event = { ...about, type: 'huddle.promoted', offerEndsAt: null } as const;
    expect(recipientsOf(event, { ...circle, noRideLeft: true })).toEqual([
      { recipientId: cleo, kind: 'HUDDLE_PROMOTED', actorId: null, facts: { noRideLeft: true } },
    ]);
  });

  test('everybody hears it once, and not who did it', () => {
    expect(notifyAll([ana, ben, ana, cleo], cleo, 'SYSTEM')).toEqual([
      { recipientId: ana, kind: 'SYSTEM', actorId: cleo, facts: {} },
      { recipientId: ben, kind: 'SYSTEM', actorId: cleo, facts: {} },
    ]);
  });
});
