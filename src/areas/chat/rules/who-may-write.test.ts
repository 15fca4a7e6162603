import { describe, expect, test } from 'vitest';
import { type RoomState, roomKinds, type SeatState } from './state.ts';
import { decideReword, decideSay, mayAnnounce, mayRemoveMessage, type Said } from './who-may-write.ts';

const group: RoomState = { kind: 'GROUP', closed: false };
const club: RoomState = { kind: 'COMMUNITY', closed: false };
const inside: SeatState = { seat: 'IN', leads: false };
const leader: SeatState = { seat: 'IN', leads: true };
const asked: SeatState = { seat: 'ASKED', leads: false };
const outside: SeatState = { seat: 'NONE', leads: false };
const hello: Said = { text: 'Hello', pictures: 0, announcement: false };

describe('MSG-1 saying something', () => {
  const cases: readonly [string, RoomState, SeatState, number, Partial<Said>, string | undefined][] = [
    ['words', group, inside, 0, {}, undefined],
    ['a picture without words', group, inside, 0, { text: '', pictures: 1 }, undefined],
    ['nothing', group, inside, 0, { text: '' }, 'NOTHING_SAID'],
    ['before accepting the request', group, asked, 0, {}, 'ACCEPT_FIRST'],
    ['in a closed room', { ...group, closed: true }, leader, 0, {}, 'ROOM_CLOSED'],
    ['the third before their yes', group, inside, 2, {}, undefined],
    ['the fourth before their yes', group, inside, 3, {}, 'REQUEST_WAITS'],
    ['an announcement as an admin', club, leader, 0, { announcement: true }, undefined],
    ['an announcement as a member', club, inside, 0, { announcement: true }, 'ANNOUNCERS_ONLY'],
    ['an announcement in a group', group, leader, 0, { announcement: true }, 'ANNOUNCERS_ONLY'],
  ];
  test.each(cases)('%s', (_, room, me, waiting, said, code) => {
    expect(decideSay(room, me, waiting, { ...hello, ...said })?.code).toBe(code);
  });

  test('who may not announce is forbidden to', () => {
    expect(decideSay(club, inside, 0, { ...hello, announcement: true })?.kind).toBe('forbidden');
  });
});

describe('COM-7 an announcement', () => {
  test('reaches a community only', () => {
    expect(roomKinds.filter((kind) => mayAnnounce({ kind }, leader))).toEqual(['COMMUNITY']);
  });

  test('is made by who leads the community and is in it', () => {
    expect(mayAnnounce(club, inside)).toBe(false);
    expect(mayAnnounce(club, { seat: 'NONE', leads: true })).toBe(false);
  });
});

describe('MSG-1 what was said', () => {
  test.each([
    ['one’s own', inside, true, true],
    ['that of others', inside, false, false],
    ['that of others, leading the room', leader, false, true],
    ['one’s own, no longer in the room', outside, true, false],
    ['that of others, leading without a seat', { seat: 'NONE', leads: true }, false, false],
  ] as const)('%s is removed', (_, me, isMine, may) => {
    expect(mayRemoveMessage(me, isMine)).toBe(may);
  });

  test.each([
    ['one’s own', group, inside, true, undefined],
    ['that of others', group, leader, false, 'MESSAGE_NOT_YOURS'],
    ['one’s own, no longer in the room', group, outside, true, 'ROOM_CLOSED'],
    ['one’s own, in a closed room', { ...group, closed: true }, inside, true, 'ROOM_CLOSED'],
  ] as const)('%s is reworded', (_, room, me, isMine, code) => {
    expect(decideReword(room, me, isMine)?.code).toBe(code);
  });
});
