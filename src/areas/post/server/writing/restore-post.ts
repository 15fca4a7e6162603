import { z } from 'zod';
import { peopleOfUsernames } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newIdAt } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal } from '#platform/shared/decision.ts';
import type { MediaId, PersonId, PostId } from '#platform/shared/ids.ts';
import { idOf, instant, line, prose } from '#platform/shared/wire-values.ts';
import { visibility, words } from '../../contract/views.ts';
import { decideWords } from '../../rules/edit.ts';
import { MAX_PICTURES, MAX_WORDS } from '../../rules/limits.ts';
import { cardJobs } from '../links/jobs.ts';
import { namedPlaces } from '../reads.ts';
import { savePublished } from '../writes.ts';
import { lockQuoted, showPictures } from './publish.ts';
import { readWords } from './read-words.ts';
import { insertRestored, saveRestored } from './restore.sql.ts';

/** A post as an export says it (docs/export.md). */
export const exportedPost = z.object({
  id: idOf<PostId>(),
  state: z.literal('PUBLISHED'),
  visibility,
  content: prose(MAX_WORDS),
  parameters: z
    .array(
      z.object({
        key: line(60),
        type: z.enum(['PERSON', 'PLACE']),
        id: z.string(),
        name: line(300),
        detail: line(300),
      }),
    )
    .max(100),
  refPostId: idOf<PostId>().nullable(),
  createdAt: instant,
  publishedAt: instant,
  editedAt: instant.nullable(),
  hiddenAt: instant.nullable(),
  pictures: z.array(z.object({ mediaId: idOf<MediaId>(), alt: line(300) })).max(MAX_PICTURES),
});
export type ExportedPost = z.output<typeof exportedPost>;

/**
 * Puts a post of an export back, under its id and at its time; nobody is told. False when it cannot stand here: its id
 * is taken, or it says nothing without a post that is not here.
 */
export async function restorePost(
  platform: Platform,
  authorId: PersonId,
  post: ExportedPost,
): Promise<boolean> {
  const restored = await inTransaction<'DONE'>(platform.database, (tx) =>
    restore(platform, tx, authorId, post),
  );
  return !isRefusal(restored);
}

async function restore(
  platform: Platform,
  tx: Tx,
  authorId: PersonId,
  post: ExportedPost,
): Promise<'DONE' | Refusal> {
  const { id, pictures, visibility } = post;
  const quoted = post.refPostId ? await lockQuoted(tx, authorId, post.refPostId) : undefined;
  const bare = quoted !== undefined && post.content.trim() === '' && pictures.length === 0;
  const refused = bare ? undefined : decideWords(post.content, pictures.length);
  const given = words.safeParse(await wordsHere(tx, authorId, post));
  if (refused || !given.success) return refused ?? missing();
  const said = await readWords(tx, authorId, given.data);
  if (isRefusal(said)) return said;
  const at = new Date(Math.min(Date.parse(post.publishedAt), platform.now().getTime()));
  if (!(await insertRestored(tx, { id, authorId, createdAt: new Date(post.createdAt) }))) return missing();
  if (!(await showPictures(tx, authorId, id, pictures, platform.now()))) return missing();
  const publication = {
    ...said,
    id,
    authorId,
    at,
    bare,
    visibility,
    position: newIdAt<string>(at),
    type: quoted ? ('REPOST' as const) : ('POST' as const),
    refPostId: quoted?.id ?? null,
    held: null,
  };
  await savePublished(tx, { post: publication, jobs: cardJobs(publication) });
  await saveRestored(tx, post);
  return 'DONE';
}

/** The same words with those people and places that are known here; of others the names stay. */
async function wordsHere(tx: Tx, authorId: PersonId, { content, parameters }: ExportedPost) {
  const usernames = parameters.filter(({ type }) => type === 'PERSON').map(({ detail }) => detail);
  const people = await peopleOfUsernames(tx, authorId, usernames);
  const ids = parameters.filter(({ type }) => type === 'PLACE').map(({ id }) => Number(id));
  const places = await namedPlaces(tx, ids.filter(Number.isSafeInteger));
  let said = content;
  const taggedUsers: Record<string, PersonId> = {};
  const taggedLocations: Record<string, { name: string; formattedAddress: string }> = {};
  for (const { key, type, id, name, detail } of parameters) {
    const person = type === 'PERSON' ? people.find(({ username }) => username === detail) : undefined;
    const town =
      type === 'PLACE' ? places.find((place) => String(place.id) === id && place.name === name) : undefined;
    if (person) taggedUsers[key] = person.id;
    else if (town) taggedLocations[key] = { name, formattedAddress: town.formattedAddress };
    else said = said.replaceAll(`{{${key}}}`, name);
  }
  return { content: said.slice(0, MAX_WORDS), taggedUsers, taggedLocations, taggedHashes: [] };
}
