import type { PersonId, PostId } from '#platform/shared/ids.ts';
import type { DemoFollow } from './make-follows.ts';
import type { DemoPerson } from './make-people.ts';
import { writtenComments, writtenPosts } from './post-texts.ts';
import type { Random } from './random.ts';
import type { DemoPlace } from './reads.ts';

const HOUR_MS = 3_600_000;

/** What one demo post is made of; its pictures are drawn later, from the ids. */
interface Made {
  readonly posts: object[];
  readonly tags: object[];
  readonly places: object[];
  readonly likes: object[];
  readonly comments: object[];
  readonly entries: object[];
  readonly pictures: DemoPicture[];
}

export interface DemoPicture {
  readonly id: string;
  readonly post_id: PostId;
  readonly owner_id: PersonId;
  readonly place: number;
  readonly alt: string;
  readonly hour: number;
}

/** Posts of the last fortnight by people whom others follow, with what is said under them, in the right inboxes. */
export function makePosts(
  random: Random,
  people: readonly DemoPerson[],
  follows: readonly DemoFollow[],
  towns: readonly DemoPlace[],
  now: Date,
): Made {
  const made: Made = { posts: [], tags: [], places: [], likes: [], comments: [], entries: [], pictures: [] };
  const authors = people.slice(0, 14);
  for (const [at, written] of [...writtenPosts, ...writtenPosts.slice(0, 6)].entries()) {
    const isAgain = at >= writtenPosts.length;
    const author = authors[(at * 5 + (isAgain ? 3 : 1)) % authors.length];
    if (!author) continue;
    const when = new Date(now.getTime() - (at * 14 + random.between(1, 9)) * HOUR_MS);
    addPost(made, { random, people, follows, author, when, town: random.pick(towns), written });
  }
  return made;
}

interface Making {
  readonly random: Random;
  readonly people: readonly DemoPerson[];
  readonly follows: readonly DemoFollow[];
  readonly author: DemoPerson;
  readonly when: Date;
  readonly town: DemoPlace;
  readonly written: (typeof writtenPosts)[number];
}

function addPost(made: Made, making: Making): void {
  const { random, follows, author, when, written } = making;
  const id = random.id<PostId>(when);
  const followers = follows
    .filter((edge) => edge.followee_id === author.id && edge.state === 'FOLLOWING')
    .map((edge) => edge.follower_id);
  const likers = random.some(followers, random.between(0, followers.length));
  const talkers = random.some(followers, random.between(0, 3));
  made.posts.push({
    id,
    author_id: author.id,
    state: 'PUBLISHED',
    type: 'POST',
    bare: false,
    on_read: false,
    position: id,
    visibility: written.closed ? 'FOLLOWERS' : 'PUBLIC',
    ...wordsOf(made, making, id),
    like_count: likers.length,
    comment_count: talkers.length,
    repost_count: 0,
    created_at: when,
    published_at: when,
  });
  for (const [, tag] of written.text.matchAll(/#(\w+)/g)) made.tags.push({ tag, position: id, post_id: id });
  for (const person_id of [author.id, ...followers])
    made.entries.push({ person_id, position: id, post_id: id });
  for (const person_id of likers) made.likes.push({ post_id: id, person_id, created_at: when });
  addComments(made, making, id, talkers);
  addPictures(made, making, id);
}

function addPictures(made: Made, { random, author, when, written }: Making, postId: PostId): void {
  for (const [place, hour] of (written.hours ?? []).entries()) {
    const alt = written.alts?.[place] ?? '';
    made.pictures.push({ id: random.id(when), post_id: postId, owner_id: author.id, place, alt, hour });
  }
}

function addComments(
  made: Made,
  { random, when }: Making,
  postId: PostId,
  talkers: readonly PersonId[],
): void {
  for (const [at, author_id] of talkers.entries()) {
    const said = new Date(when.getTime() + (at + 1) * 0.4 * HOUR_MS);
    const body = random.pick(writtenComments);
    made.comments.push({ id: random.id(said), post_id: postId, author_id, body, created_at: said });
  }
}

/** The words with somebody and somewhere in their places. */
function wordsOf(made: Made, { random, people, author, town, written }: Making, id: PostId) {
  const friend = random.pick(people.filter((person) => person.id !== author.id).slice(0, 8));
  const isNamed = written.text.includes('{person}');
  const isPlaced = written.text.includes('{place}');
  const [key, place] = [friend.username, String(town.id)];
  const person = { key, type: 'PERSON', id: friend.id, name: friend.display_name, detail: key };
  const there = { key: place, type: 'PLACE', id: place, name: town.name, detail: town.formattedAddress };
  if (isPlaced) made.places.push({ place_id: town.id, position: id, post_id: id });
  return {
    content: written.text.replace('{person}', `{{${key}}}`).replace('{place}', `{{${place}}}`),
    parameters: [...(isNamed ? [person] : []), ...(isPlaced ? [there] : [])],
    tagged_people: isNamed ? [friend.id] : [],
  };
}
