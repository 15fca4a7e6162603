import { describe, expect, test } from 'vitest';
import type { InspirationEvent } from '#areas/inspiration/rules/events.ts';
import type { PostEvent } from '#areas/post/rules/events.ts';
import type { CommentId, InspirationId, PersonId, PostId } from '#platform/shared/ids.ts';
import {
  followersToldOf,
  inspirationRecipientsOf,
  notifyingInspirationEvents,
  tellingOfBadge,
  toldBadgeEvents,
} from './inspiration-recipients.ts';
import { notifyingPostEvents, postRecipientsOf, toldPost } from './post-recipients.ts';
import type { NotificationDraft } from './recipients.ts';

const [ana, ben, cleo] = ['ana', 'ben', 'cleo'] as unknown as readonly [PersonId, PersonId, PersonId];
const commentId = 'said' as CommentId;
const short = (told: readonly NotificationDraft[]) =>
  told.map(({ recipientId, kind, actorId }) => `${recipientId} ${kind} ${actorId}`);

describe('NOT-4 who hears of a post', () => {
  const about = { postId: 'new' as PostId, personId: ana };
  const first = { ...about, type: 'post.published', mentioned: [], bare: false, refPostId: null } as const;
  const refPostId = 'old' as PostId;
  const quote = { ...first, refPostId, refAuthorId: cleo };
  const commented = { ...about, type: 'post.commented', authorId: ben, commentId } as const;
  const rows: readonly [PostEvent, readonly string[]][] = [
    [{ ...first, refAuthorId: null }, []],
    [{ ...first, mentioned: [ben, ana], refAuthorId: null }, ['ben POST_MENTION ana']],
    [quote, ['cleo POST_REPOST ana']],
    [{ ...quote, mentioned: [ben] }, ['ben POST_MENTION ana', 'cleo POST_REPOST ana']],
    [{ ...quote, mentioned: [cleo] }, ['cleo POST_MENTION ana']],
    [{ ...quote, refAuthorId: ana }, []],
    [{ ...about, type: 'post.edited', mentioned: [ben] }, ['ben POST_MENTION ana']],
    [{ ...about, type: 'post.liked', authorId: ben }, ['ben POST_LIKE ana']],
    [{ ...about, type: 'post.liked', authorId: ana }, []],
    [{ ...commented, answeredId: null }, ['ben POST_COMMENT ana']],
    [{ ...commented, answeredId: cleo }, ['cleo POST_REPLY ana', 'ben POST_COMMENT ana']],
    [{ ...commented, answeredId: ben }, ['ben POST_REPLY ana']],
    [
      { ...about, type: 'post.shared', sharedWith: [ben, cleo] },
      ['ben POST_SHARED ana', 'cleo POST_SHARED ana'],
    ],
  ];
  test.each(rows)('after %o', (event, told) => {
    expect(short(postRecipientsOf(event))).toEqual(told);
  });

  test.each([true, false])('whether it was passed on without own words (%s) is said', (bare) => {
    expect(postRecipientsOf({ ...quote, bare }).map(({ facts }) => facts)).toEqual([{ quote: !bare }]);
  });

  test('of a bare repost they are told of the post itself, of all else of what is new', () => {
    expect(toldPost({ ...quote, bare: true })).toBe('old');
    expect(toldPost(quote)).toBe('new');
    expect(toldPost({ ...first, bare: true, refAuthorId: null })).toBe('new');
    expect(toldPost({ ...about, type: 'post.liked', authorId: ben })).toBe('new');
  });

  test('the table of reactions names each event', () => {
    expect([...notifyingPostEvents].sort()).toEqual([...new Set(rows.map(([{ type }]) => type))].sort());
  });
});

describe('NOT-4 who hears of an inspiration', () => {
  const about = { inspirationId: 'story' as InspirationId, personId: ana };
  const published = { ...about, type: 'inspiration.published', mentioned: [], first: true } as const;
  const commented = { ...about, type: 'inspiration.commented', authorId: ben, commentId } as const;
  const rows: readonly [InspirationEvent, readonly string[]][] = [
    [published, []],
    [{ ...published, mentioned: [cleo] }, ['cleo INSPIRATION_MENTION ana']],
    [{ ...published, mentioned: [cleo], first: false }, ['cleo INSPIRATION_MENTION ana']],
    [{ ...about, type: 'inspiration.liked', authorId: ben }, ['ben INSPIRATION_LIKE ana']],
    [{ ...commented, answeredId: null }, ['ben INSPIRATION_COMMENT ana']],
    [{ ...commented, answeredId: cleo }, ['cleo INSPIRATION_REPLY ana', 'ben INSPIRATION_COMMENT ana']],
    [{ ...commented, answeredId: ben }, ['ben INSPIRATION_REPLY ana']],
    [{ ...about, type: 'inspiration.shared', sharedWith: [cleo] }, ['cleo INSPIRATION_SHARED ana']],
  ];
  test.each(rows)('after %o', (event, told) => {
    expect(short(inspirationRecipientsOf(event))).toEqual(told);
  });

  test('followers hear of a new article, but for its author and who is mentioned in it', () => {
    const told = (mentioned: PersonId[]) =>
      short(followersToldOf({ ...published, mentioned }, [ana, ben, cleo]));
    expect(told([])).toEqual(['ben INSPIRATION_PUBLISHED ana', 'cleo INSPIRATION_PUBLISHED ana']);
    expect(told([cleo])).toEqual(['ben INSPIRATION_PUBLISHED ana']);
  });

  test('the table of reactions names each event', () => {
    expect([...notifyingInspirationEvents].sort()).toEqual(
      [...new Set(rows.map(([{ type }]) => type))].sort(),
    );
  });

  test.each([
    ['badge.granted', 'BADGE_GRANTED'],
    ['badge.declined', 'BADGE_DECLINED'],
    ['badge.taken', 'BADGE_TAKEN'],
  ] as const)('INS-5 after %s they hear %s, and not by whom', (type, kind) => {
    const told = { recipientId: ana, kind, actorId: null, facts: {} };
    expect(tellingOfBadge({ type, requestId: 'asked', personId: ana })).toEqual(told);
    expect(toldBadgeEvents).toContain(type);
  });
});
