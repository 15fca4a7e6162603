import { describe, expect, test } from 'vitest';
import { type PostedPost, type PostedWorld, timelineOf } from './timeline.ts';

const postOf = (id: string, author: string, more: Partial<PostedPost<string>> = {}): PostedPost<string> => ({
  id,
  author,
  visibility: 'PUBLIC',
  deleted: false,
  ...more,
});
type Pairs = readonly string[];
interface Ties {
  readonly follows?: Pairs;
  readonly blocked?: Pairs;
  readonly mutes?: Pairs;
}
/** Pairs are written as 'ana ben': the one, then the other. */
const world = (posts: readonly PostedPost<string>[], ties: Ties = {}): PostedWorld<string> => ({
  posts,
  follows: (one, other) => ties.follows?.includes(`${one} ${other}`) ?? false,
  blocked: (one, other) => ties.blocked?.includes(`${one} ${other}`) ?? false,
  mutes: (one, other) => ties.mutes?.includes(`${one} ${other}`) ?? false,
});
const follows = ['ana ben', 'ana cleo'];
const secret = { visibility: 'FOLLOWERS' } as const;

describe('POST-4 the timeline', () => {
  test('is what oneself and whom one follows have posted, the newest first', () => {
    const posts = [postOf('1', 'ben'), postOf('2', 'ana'), postOf('3', 'dan'), postOf('4', 'cleo')];
    expect(timelineOf(world(posts, { follows }), 'ana')).toEqual(['4', '2', '1']);
  });

  const cases: readonly [string, PostedPost<string>, Ties, boolean][] = [
    ['of somebody followed', postOf('1', 'ben'), { follows }, true],
    ['of somebody not followed', postOf('1', 'ben'), {}, false],
    ['for the followers of somebody followed', postOf('1', 'ben', secret), { follows }, true],
    ['of one’s own, for followers', postOf('1', 'ana', secret), {}, true],
    ['that was deleted', postOf('1', 'ben', { deleted: true }), { follows }, false],
    ['of somebody blocked', postOf('1', 'ben'), { follows, blocked: ['ana ben'] }, false],
    ['of somebody muted', postOf('1', 'ben'), { follows, mutes: ['ana ben'] }, false],
    ['of somebody who mutes me', postOf('1', 'ben'), { follows, mutes: ['ben ana'] }, true],
  ];
  test.each(cases)('holds a post %s, or not', (_, post, ties, holds) => {
    expect(timelineOf(world([post], ties), 'ana')).toEqual(holds ? ['1'] : []);
  });

  const passed: readonly [string, PostedPost<string>, Ties, boolean][] = [
    ['of somebody not followed', postOf('0', 'dan'), { follows }, true],
    ['for the followers of somebody not followed', postOf('0', 'dan', secret), { follows }, false],
    ['for the followers of somebody followed', postOf('0', 'cleo', secret), { follows }, true],
    ['of one’s own, for followers', postOf('0', 'ana', secret), { follows }, true],
    ['that was deleted', postOf('0', 'dan', { deleted: true }), { follows }, false],
    ['of somebody blocked', postOf('0', 'dan'), { follows, blocked: ['ana dan'] }, false],
    ['of somebody muted', postOf('0', 'dan'), { follows, mutes: ['ana dan'] }, false],
  ];
  test.each(passed)(
    'holds what somebody followed passes on of a post %s, or not',
    (_, inner, ties, holds) => {
      const posts = [inner, postOf('1', 'ben', { passesOn: '0' })];
      expect(timelineOf(world(posts, ties), 'ana').includes('1')).toBe(holds);
    },
  );

  test('holds nothing that passes on what is gone for good', () => {
    expect(timelineOf(world([postOf('1', 'ben', { passesOn: '0' })], { follows }), 'ana')).toEqual([]);
  });
});
