import type { WireInput } from '#platform/shared/wire.ts';
import { type KeptAs, keepingApiOf } from '#platform/web/outbox/send-or-keep.ts';
import type { HuddleContract } from '../../contract/huddle.ts';
import type { HuddleView } from '../../contract/views.ts';

const api = keepingApiOf<HuddleContract>();

type Body<W extends keyof HuddleContract> = WireInput<HuddleContract[W]>['body'];
type Huddle = Pick<HuddleView, 'id' | 'startDateTime'>;

/** Of my answers to a huddle the last counts, of whichever kind it is. */
function answerTo({ id }: Pick<HuddleView, 'id'>, words: string): KeptAs {
  return {
    kind: 'answer',
    about: `huddle:${id}`,
    slot: `answer:${id}`,
    words,
    stale: [
      ['huddle', id],
      ['huddle', 'list'],
    ],
  };
}

/** A yes is no longer meant once the outing has begun; a no still tells the hosts something. */
export const keepRsvp = (huddle: Huddle, body: Body<'PUT /api/huddles/:huddleId/rsvp'>, words: string) =>
  api(
    'PUT /api/huddles/:huddleId/rsvp',
    { params: { huddleId: huddle.id }, body },
    {
      ...answerTo(huddle, words),
      ...(body.rsvpType !== 'NO' && { bestBefore: Date.parse(huddle.startDateTime) }),
    },
  );

export const keepWithdrawal = (huddle: Huddle, words: string) =>
  api(
    'DELETE /api/huddles/:huddleId/rsvp',
    { params: { huddleId: huddle.id } },
    { ...answerTo(huddle, words), doneIf: ['NOTHING_TO_WITHDRAW'] },
  );

export const keepInterest = (
  huddle: Huddle,
  body: Body<'PUT /api/huddles/:huddleId/interest'>,
  words: string,
) =>
  api(
    'PUT /api/huddles/:huddleId/interest',
    { params: { huddleId: huddle.id }, body },
    { ...answerTo(huddle, words), slot: `interest:${huddle.id}` },
  );

interface Came {
  readonly personId: string;
  readonly people: number | null;
}

/** Who came, as a host notes it on the spot, where there is seldom a signal. */
export const keepAttendance = (huddleId: string, { personId, people }: Came, words: string) =>
  api(
    'PUT /api/huddles/:huddleId/participants/:personId/attendance',
    { params: { huddleId, personId }, body: { people } },
    { ...answerTo({ id: huddleId }, words), kind: 'roll-call', slot: `came:${huddleId}:${personId}` },
  );

/** The same of somebody without an account. */
export const keepAttendanceByHand = (huddleId: string, { personId: id, people }: Came, words: string) =>
  api(
    'PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId/attendance',
    { params: { huddleId, unregisteredId: id }, body: { people } },
    { ...answerTo({ id: huddleId }, words), kind: 'roll-call', slot: `came:${huddleId}:${id}` },
  );
