import { expect, test } from 'vitest';
import type { CommunityId, MediaId, PersonId } from '#platform/shared/ids.ts';
import type { HuddleForm } from './fields.ts';
import { emptyFormValues } from './form.ts';
import { formAgain } from './template.ts';

const club = '0190aaaa-0000-7000-8000-000000000001' as CommunityId;
const cover = '0190aaaa-0000-7000-8000-000000000002' as MediaId;
const kept = { community: false, cover: false };

const bouldering: HuddleForm = {
  ...emptyFormValues(),
  name: 'Wednesday bouldering',
  start: '2026-11-18T19:00',
  end: '2026-11-19T00:30',
  rsvpStart: '2026-11-11T08:00',
  rsvpEnd: '2026-11-18T12:00',
  capacity: '6',
  communityId: club,
  privacy: 'COMMUNITY',
  coverMediaId: cover,
  coHostIds: ['someone' as PersonId],
  invitedIds: ['someone' as PersonId],
};

test('HUD-4 an outing is planned again with everything but its date, which is the next such weekday', () => {
  expect(formAgain(bouldering, '2026-11-23T18:52', kept)).toEqual({
    ...bouldering,
    start: '2026-11-25T19:00',
    end: '2026-11-26T00:30',
    rsvpStart: '2026-11-18T08:00',
    rsvpEnd: '2026-11-25T12:00',
    coHostIds: [],
    invitedIds: [],
  });
});

test('HUD-4 one that still lies ahead comes back to the next such weekday, too', () => {
  const ahead = { ...bouldering, start: '2026-12-30T19:00', end: '2026-12-30T22:00' };
  expect(formAgain(ahead, '2026-11-25T18:59', kept).start).toBe('2026-11-25T19:00');
  expect(formAgain(ahead, '2026-11-25T19:00', kept).start).toBe('2026-12-02T19:00');
});

test('HUD-4 what is no longer its host’s is left out, and nobody sees more than before', () => {
  const again = formAgain(bouldering, '2026-11-23T18:52', { community: true, cover: true });
  expect(again).toMatchObject({ communityId: null, privacy: 'PRIVATE', coverMediaId: null });
  const open = formAgain({ ...bouldering, privacy: 'PUBLIC' }, '2026-11-23T18:52', {
    community: true,
    cover: false,
  });
  expect(open).toMatchObject({ communityId: null, privacy: 'PUBLIC', coverMediaId: cover });
});
