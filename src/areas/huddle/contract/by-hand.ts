import { z } from 'zod';
import { commandReply, commandReplyWith } from '#platform/shared/command-reply.ts';
import type { HuddleId, UnregisteredId } from '#platform/shared/ids.ts';
import type { Contract } from '#platform/shared/wire.ts';
import { idOf, line, prose } from '#platform/shared/wire-values.ts';
import { MAX_NAME_LENGTH, MAX_NOTE_LENGTH, MAX_PARTY } from '../rules/by-hand.ts';

const huddleId = idOf<HuddleId>();
const one = z.strictObject({ huddleId });
const somebody = z.strictObject({ huddleId, unregisteredId: idOf<UnregisteredId>() });

const writtenDown = z.strictObject({
  name: line(MAX_NAME_LENGTH).min(1),
  people: z.number().int().min(1).max(MAX_PARTY).describe('The one who rang included.'),
  note: prose(MAX_NOTE_LENGTH).default('').describe('For hosts only, such as a phone number.'),
});

/** By this it can be undone for ten minutes. */
export const undoable = { actId: z.string() };

const closed = [
  'NOT_A_HOST',
  'HUDDLE_PAST',
  'HUDDLE_CANCELLED',
  'HUDDLE_NOT_PUBLISHED',
  'DATE_OPEN',
  'PARTY_TOO_LARGE',
] as const;

/** Somebody who rang: hosts add people without an account, who take places as all others do (HUD-29). */
export const byHandContract = {
  'POST /api/huddles/:huddleId/unregistered-parties': {
    operation: 'addByHand',
    summary: 'A host adds somebody without an account: they go, or wait behind all others when it is full.',
    access: 'member',
    params: one,
    body: writtenDown,
    reply: commandReplyWith({ id: z.string(), ...undoable }),
    refusals: [...closed, 'TOO_MANY_ADDED'],
    perMinute: 30,
  },
  'PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId': {
    operation: 'changeByHand',
    summary: 'A host changes the name, the number of people or the note of somebody they added.',
    access: 'member',
    params: somebody,
    body: writtenDown,
    reply: commandReply,
    refusals: [...closed, 'NOT_A_PARTICIPANT', 'NOT_ENOUGH_PLACES'],
  },
  'DELETE /api/huddles/:huddleId/unregistered-parties/:unregisteredId': {
    operation: 'removeByHand',
    summary: 'A host takes somebody off whom a host has added; their places go to the waiting list.',
    access: 'member',
    params: somebody,
    reply: commandReplyWith(undoable),
    refusals: ['NOT_A_HOST', 'NOT_A_PARTICIPANT'],
  },
  'PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId/attendance': {
    operation: 'noteAttendanceByHand',
    summary: 'A host notes how many came with somebody without an account; 0 is nobody, null not noted.',
    access: 'member',
    params: somebody,
    body: z.strictObject({ people: z.number().int().min(0).max(MAX_PARTY).nullable() }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'NOT_A_PARTICIPANT', 'NOT_CONFIRMED', 'ATTENDANCE_TOO_EARLY', 'NOTED_SINCE'],
  },
  'PUT /api/huddles/:huddleId/unregistered-parties/:unregisteredId/payment': {
    operation: 'notePaymentByHand',
    summary: 'A host notes that somebody without an account has paid, or has not.',
    access: 'member',
    params: somebody,
    body: z.strictObject({ paid: z.boolean() }),
    reply: commandReply,
    refusals: ['NOT_A_HOST', 'NOT_A_PARTICIPANT', 'HUDDLE_IS_FREE'],
  },
} as const satisfies Contract;

export type ByHandContract = typeof byHandContract;
