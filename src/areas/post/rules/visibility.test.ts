import { describe, expect, test } from 'vitest';
import { decideEdit, decideRevisions, decideWords } from './edit.ts';
import { mayRead, narrower, type PostState, type ReaderState } from './visibility.ts';

const post: PostState = { state: 'PUBLISHED', visibility: 'PUBLIC', authorShown: true, ownWords: true };
const stranger: ReaderState = { isAuthor: false, follows: false, blocked: false };
const follower = { ...stranger, follows: true };

describe('who may read a post', () => {
  test.each<[string, Partial<PostState>, ReaderState, boolean]>([
    ['a public one, a stranger', {}, stranger, true],
    ['one for followers, a stranger', { visibility: 'FOLLOWERS' }, stranger, false],
    ['one for followers, a follower', { visibility: 'FOLLOWERS' }, follower, true],
    ['one for followers, its author', { visibility: 'FOLLOWERS' }, { ...stranger, isAuthor: true }, true],
    ['a public one, a follower who is blocked', {}, { ...follower, blocked: true }, false],
    ['one of somebody suspended', { authorShown: false }, follower, false],
    ['a draft, its author', { state: 'DRAFT' }, { ...stranger, isAuthor: true }, false],
    ['the placeholder of a deleted one, a stranger', { state: 'DELETED' }, stranger, true],
    ['that of one for followers', { state: 'DELETED', visibility: 'FOLLOWERS' }, stranger, false],
  ])('POST-3 %s', (_, change, reader, expected) => {
    expect(mayRead({ ...post, ...change }, reader)).toBe(expected);
  });

  const inner: PostState = { ...post, visibility: 'FOLLOWERS' };
  const repost = { ...post, ownWords: false, refPost: inner };

  test('POST-2 a repost never widens the audience of what it passes on', () => {
    expect(mayRead(repost, { ...follower, toRefPost: stranger })).toBe(false);
    expect(mayRead(repost, { ...follower, toRefPost: follower })).toBe(true);
    expect(mayRead({ ...repost, refPost: null }, { ...follower, toRefPost: follower })).toBe(false);
    expect(
      mayRead({ ...repost, refPost: { ...inner, state: 'DELETED' } }, { ...follower, toRefPost: follower }),
    ).toBe(false);
    expect(mayRead(repost, { ...follower, toRefPost: { ...follower, blocked: true } })).toBe(false);
  });

  test('POST-2 a quote stays with its own words when what it quotes is hidden', () => {
    expect(mayRead({ ...repost, ownWords: true }, { ...follower, toRefPost: stranger })).toBe(true);
  });

  test('POST-2 what passes on a narrower post is not wider', () => {
    expect([narrower('PUBLIC', 'FOLLOWERS'), narrower('PUBLIC', 'PUBLIC')]).toEqual(['FOLLOWERS', 'PUBLIC']);
  });
});

describe('editing', () => {
  const publishedAt = new Date('2026-06-01T08:00:00Z');
  test.each([
    ['2026-06-01T08:59:59.999Z', undefined],
    ['2026-06-01T09:00:00.000Z', 'EDIT_OVER'],
  ])('POST-3 at %s of an hour', (now, code) => {
    expect(decideEdit({ isMine: true, publishedAt }, new Date(now))?.code).toBe(code);
  });

  test.each([
    [true, false, undefined],
    [false, true, undefined],
    [false, false, 'POST_NOT_YOURS'],
  ])('S18 what it said before, its author %s, a moderator %s', (isMine, moderator, code) => {
    expect(decideRevisions({ isMine, moderator })?.code).toBe(code);
  });

  test('POST-3 is for authors, and leaves something to read', () => {
    expect(decideEdit({ isMine: false, publishedAt }, publishedAt)?.code).toBe('POST_NOT_YOURS');
    expect(decideWords(' \n', 0)?.code).toBe('POST_EMPTY');
    expect(decideWords('', 1)).toBeUndefined();
  });
});
