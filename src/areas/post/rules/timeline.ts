import type { Visibility } from './visibility.ts';

/** What a timeline is made of, as plain as can be: the measure for the queries and for anyone who reads this. */
export interface PostedWorld<Person> {
  /** In the order in which they were published. */
  readonly posts: readonly PostedPost<Person>[];
  follows(follower: Person, followee: Person): boolean;
  /** Either has blocked the other. */
  blocked(one: Person, other: Person): boolean;
  mutes(muter: Person, muted: Person): boolean;
}

export interface PostedPost<Person> {
  readonly id: string;
  readonly author: Person;
  readonly visibility: Visibility;
  readonly deleted: boolean;
  /** What a repost without own words passes on. */
  readonly passesOn?: string;
}

/** The ids of a reader's timeline, newest first (POST-4): their own posts and those of whom they follow. */
export function timelineOf<Person>(world: PostedWorld<Person>, reader: Person): string[] {
  const byId = new Map(world.posts.map((post) => [post.id, post]));
  const isFor = ({ author, visibility, deleted }: PostedPost<Person>): boolean =>
    !deleted &&
    !world.blocked(reader, author) &&
    (author === reader || visibility === 'PUBLIC' || world.follows(reader, author));
  const isWanted = ({ author }: PostedPost<Person>) => !world.mutes(reader, author);
  const belongs = (post: PostedPost<Person>): boolean => {
    const inner = post.passesOn === undefined ? post : byId.get(post.passesOn);
    const near = post.author === reader || world.follows(reader, post.author);
    return near && inner !== undefined && [post, inner].every((each) => isFor(each) && isWanted(each));
  };
  return world.posts
    .filter(belongs)
    .map(({ id }) => id)
    .reverse();
}
