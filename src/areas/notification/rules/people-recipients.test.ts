import { describe, expect, test } from 'vitest';
import type { CommunityEvent } from '#areas/community/rules/events.ts';
import type { RelationEvent } from '#areas/person/rules/events.ts';
import type { CommunityId, MessageId, PersonId } from '#platform/shared/ids.ts';
import { communityRecipientsOf, toldCommunityEvents } from './community-recipients.ts';
import { notifyingRelationEvents, tellingOfAward, tellingOfRelation } from './relation-recipients.ts';

const [ana, ben, cleo] = ['ana', 'ben', 'cleo'] as unknown as readonly [PersonId, PersonId, PersonId];

describe('NOT-4 who hears of a community', () => {
  const about = { communityId: 'club' as CommunityId, personId: ben, actorId: ana };
  const rows: readonly [CommunityEvent, readonly string[]][] = [
    [{ ...about, type: 'community.person-invited' }, ['ben COMMUNITY_INVITE ana']],
    [{ ...about, type: 'community.request-accepted' }, ['ben COMMUNITY_REQUEST_ACCEPTED ana']],
    [{ ...about, type: 'community.request-declined' }, ['ben COMMUNITY_REQUEST_DECLINED ana']],
    [{ ...about, type: 'community.role-changed', role: 'ADMIN' }, ['ben COMMUNITY_ROLE ana']],
    [{ ...about, type: 'community.handed-over' }, ['ben COMMUNITY_HANDED_OVER ana']],
    [{ ...about, type: 'community.member-removed' }, ['ben COMMUNITY_REMOVED ana']],
    [{ ...about, type: 'community.shared' }, ['ben COMMUNITY_SHARED ana']],
    [
      { ...about, actorId: ben, type: 'community.join-requested' },
      ['ana COMMUNITY_REQUEST ben', 'cleo COMMUNITY_REQUEST ben'],
    ],
    [
      { ...about, actorId: ben, type: 'community.outing-proposed' },
      ['ana COMMUNITY_PROPOSAL ben', 'cleo COMMUNITY_PROPOSAL ben'],
    ],
    [
      { ...about, actorId: ben, type: 'community.outing-proposed', tells: [cleo, ben] },
      ['cleo COMMUNITY_PROPOSAL ben'],
    ],
    [{ ...about, type: 'community.dues-asked' }, ['ben COMMUNITY_DUES ana']],
    [
      { ...about, personId: ana, type: 'community.members-written', messageId: 'words' as MessageId },
      ['ben COMMUNITY_WORDS ana', 'cleo COMMUNITY_WORDS ana'],
    ],
    [{ ...about, type: 'community.founded' }, []],
    [{ ...about, type: 'community.joined' }, []],
    [{ ...about, type: 'community.left' }, []],
  ];
  test.each(rows)('after %o', (event, told) => {
    const tellings = communityRecipientsOf(event, { leaders: [ana, cleo], addressed: [ben, cleo] });
    expect(tellings.map(({ recipientId, kind, actorId }) => `${recipientId} ${kind} ${actorId}`)).toEqual(
      told,
    );
    const facts =
      event.type === 'community.role-changed'
        ? { role: 'ADMIN' }
        : event.type === 'community.members-written'
          ? { messageId: 'words' }
          : {};
    expect(tellings.map((each) => each.facts)).toStrictEqual(told.map(() => facts));
  });

  test('COM-11 of a qualification that ends its holder hears as its own, and the admins whose it is', () => {
    const ends = {
      ...about,
      actorId: ben,
      type: 'community.qualification-ends',
      name: 'Winter',
      days: 60,
    } as const;
    const facts = { name: 'Winter', days: 60 };
    const kind = 'COMMUNITY_QUALIFICATION';
    expect(communityRecipientsOf(ends, { leaders: [ana, ben], addressed: [] })).toEqual([
      { recipientId: ben, kind, actorId: null, facts: { ...facts, own: true } },
      { recipientId: ana, kind, actorId: ben, facts },
    ]);
  });

  test('the table of reactions names each event of which somebody hears', () => {
    const told = rows.filter(([, people]) => people.length > 0).map(([{ type }]) => type);
    const heard = [...told, 'community.qualification-ends'];
    expect([...toldCommunityEvents].sort()).toEqual([...new Set(heard)].sort());
  });
});

describe('NOT-4 who hears of what is between two people', () => {
  const edge = { followerId: ana, followeeId: ben };
  const told = (recipientId: PersonId, kind: string, actorId: PersonId) => ({
    recipientId,
    kind,
    actorId,
    facts: {},
  });
  const rows: readonly [RelationEvent, ReturnType<typeof told> | undefined][] = [
    [{ ...edge, type: 'person.followed', accepted: false }, told(ben, 'PERSON_FOLLOWED', ana)],
    [{ ...edge, type: 'person.followed', accepted: true }, told(ana, 'PERSON_FOLLOW_ACCEPTED', ben)],
    [{ ...edge, type: 'person.follow-requested' }, told(ben, 'PERSON_FOLLOW_REQUEST', ana)],
    [{ ...edge, type: 'person.unfollowed' }, undefined],
    [{ type: 'person.blocked', blockerId: ana, blockedId: ben }, undefined],
    [{ type: 'person.unmuted', muterId: ana, mutedId: ben }, undefined],
  ];
  test.each(rows)('after %o', (event, telling) => {
    expect(tellingOfRelation(event)).toEqual(telling);
    expect(notifyingRelationEvents.includes(event.type)).toBe(telling !== undefined);
  });

  test('PER-10 who has earned an award hears of it', () => {
    const event = { type: 'person.award-earned', personId: ana, noteId: 'note' } as const;
    expect(tellingOfAward(event)).toEqual(told(ana, 'AWARD_EARNED', ana));
  });
});
