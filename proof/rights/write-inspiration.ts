import type { TestApp } from '#app/server/testing/build-test-app.ts';
import { fileKey } from '#platform/server/media/media-files.ts';
import { newId } from '#platform/server/new-id.ts';
import type { MediaId } from '#platform/shared/ids.ts';
import type { Stage, State } from './personas.ts';
import { smallPicture } from './small-picture.ts';

/** An inspiration of H that is published, and one that is not. */
const states = ['STORY', 'SKETCH'] as const;
export type InspirationState = (typeof states)[number];

export interface InspirationFixture {
  readonly inspirationId: string;
  readonly inspirationPicture: string;
  /** A picture of H that stands nowhere yet. */
  readonly looseMedia: string;
  /** Of the co-host. */
  readonly inspirationComment: string;
}

const nothing = { inspirationId: '', inspirationPicture: '', looseMedia: '', inspirationComment: '' };

const writing = `with written as (insert into inspirations (id, author_id, state, title, document, created_at, saved_at, published_at,
        published_edition, comment_count) values ($1, $4, $5, 'Rights', $7, $8, $8, $8, 1, 1)),
      media_of_it as (insert into media (id, owner_id, width, height, widths, thumbhash, attached_at, created_at)
        values ($2, $4, 20, 20, '{20}', '', $8, $8), ($3, $4, 20, 20, '{20}', '', null, $8)),
      pictured as (insert into inspiration_pictures (id, inspiration_id, media_id) values ($2, $1, $2)),
      before as (insert into inspiration_revisions (inspiration_id, number, reason, title, summary, topics, health, document,
        saved_at) values ($1, 1, 'SAVED', 'Before', '', '{}', false, $7, $8)),
      shown as (insert into inspiration_stories (inspiration_id, position, title, summary, topics, health, document,
        pictures, minutes, changed_at, words)
        select $1, $1, 'Rights', '', '{}', false, $7, array[$2::uuid], 1, $8, '' where $5 = 'PUBLISHED')
    insert into comments (id, inspiration_id, author_id, body, created_at) values ($9, $1, $6, 'Hello', $8)`;

/** An inspiration of H with a picture, a comment and something in its history; empty ids in other states. */
export async function writeInspiration(
  world: TestApp,
  people: Stage['people'],
  state: State,
): Promise<InspirationFixture> {
  if (!(states as readonly string[]).includes(state)) return nothing;
  const { database, storage } = world.platform;
  const ids = {
    inspirationId: newId<string>(),
    inspirationPicture: newId<string>(),
    looseMedia: newId<string>(),
    inspirationComment: newId<string>(),
  };
  const { inspirationId, inspirationPicture, looseMedia, inspirationComment } = ids;
  const now = world.platform.now();
  const words = { type: 'paragraph', content: [{ type: 'text', text: 'Rights of an inspiration' }] };
  const shown = { type: 'picture', attrs: { id: inspirationPicture, alt: '', caption: '' } };
  const document = JSON.stringify({ type: 'doc', content: [words, shown] });
  await storage.put(fileKey(inspirationPicture as MediaId, 20, 'webp'), smallPicture, 'image/webp');
  await database.pool.query(writing, [
    inspirationId,
    inspirationPicture,
    looseMedia,
    people.H.personId,
    state === 'STORY' ? 'PUBLISHED' : 'DRAFT',
    people.CH.personId,
    document,
    now,
    inspirationComment,
  ]);
  return ids;
}
