import { describe, expect, test } from 'vitest';
import type { CommunityId, MediaId, PersonId } from '#platform/shared/ids.ts';
import { formByTemplate, formToKeep, mayChangeTemplate } from './community-template.ts';
import type { HuddleForm } from './fields.ts';
import { emptyFormValues } from './form.ts';

const club = 'club' as CommunityId;
const [asha, ben] = ['asha' as PersonId, 'ben' as PersonId];

const round: HuddleForm = {
  ...emptyFormValues(),
  name: 'Wednesday evening round',
  start: '2026-06-17T18:30',
  end: '2026-06-17T21:00',
  timeZone: 'Europe/Zurich',
  communityId: 'another club' as CommunityId,
  privacy: 'COMMUNITY',
  coverMediaId: 'cover' as MediaId,
  coHostIds: [ben],
  invitedIds: [ben],
};

test('HUD-29 a template keeps all fields but the picture and the people, for its community', () => {
  expect(formToKeep(round, club)).toEqual({
    ...round,
    communityId: club,
    coverMediaId: null,
    coHostIds: [],
    invitedIds: [],
  });
});

describe('HUD-29 a plan by a template', () => {
  const kept = formToKeep(round, club);
  const planned = (leaderId: PersonId | null) =>
    formByTemplate(kept, { leaderId, personId: asha, now: '2026-11-23T12:00' });

  test('lies on the next such weekday, in the community', () => {
    expect(planned(null)).toEqual({ ...kept, start: '2026-11-25T18:30', end: '2026-11-25T21:00' });
  });

  test.each([
    ['its leader is asked to host', ben, [ben]],
    ['who leads it and plans it is asked nothing', asha, []],
    ['nobody leads it', null, []],
  ])('%s', (_, leaderId, coHostIds) => {
    expect(planned(leaderId).coHostIds).toEqual(coHostIds);
  });
});

test.each([
  [asha, false, true],
  [ben, false, false],
  [null, false, false],
  [ben, true, true],
])('HUD-29 a template kept by %s, admin %s: may be changed %s', (keptBy, isAdmin, may) => {
  expect(mayChangeTemplate(keptBy, asha, isAdmin)).toBe(may);
});
