import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { MediaId, PersonId } from '#platform/shared/ids.ts';
import { wasAnswered } from '../command-keys.ts';
import type { Db } from '../db/database.ts';
import { enqueue } from '../enqueue.ts';
import { newId } from '../new-id.ts';
import type { Platform } from '../platform.ts';
import { type Command, write } from '../write.ts';
import { deleteFiles, putFiles } from './media-files.ts';
import type { RenderedPicture } from './render-picture.ts';

export interface KeptPicture {
  readonly id: MediaId;
  readonly width: number;
  readonly height: number;
  readonly thumbhash: string;
}

const RETRY_SECONDS = 5;
export const MAX_UNUSED = 200;
/** What is rendered for one person in ten minutes: a small file may hold as many pixels as a large one. */
export const MAX_PIXELS = 600_000_000;
const BUDGET_SECONDS = 600;

/** Renders and keeps an upload for its owner; the slower formats follow in a job. */
export async function keepPicture(
  platform: Platform,
  command: Command,
  ownerId: PersonId,
  bytes: Uint8Array,
): Promise<KeptPicture | Refusal> {
  const { db } = platform.database;
  if (command.key !== undefined && (await wasAnswered(db, command))) return earlierPicture(platform, command);
  if ((await countUnused(db, ownerId)) >= MAX_UNUSED) return refuse('PICTURES_UNUSED', { most: MAX_UNUSED });
  const picture = await render(platform, ownerId, bytes);
  if (isRefusal(picture)) return picture;
  const id = newId<MediaId>();
  await putFiles(platform.storage, id, picture);
  const kept = await write<KeptPicture>(platform, command, async (tx) => {
    await tx
      .insertInto('media')
      .values({ id, owner_id: ownerId, created_at: platform.now(), ...rowOf(picture) })
      .execute();
    await enqueue(tx, [{ task: 'render-avif', payload: { id } }]);
    return { id, width: picture.width, height: picture.height, thumbhash: picture.thumbhash };
  });
  // A repeated command was answered with the picture it made before: this copy is not needed.
  if (isRefusal(kept) || kept.id !== id) await deleteFiles(platform.storage, id, [...picture.webp.keys()]);
  return kept;
}

/** Without rendering it again: the key is known, so nothing is carried out. */
function earlierPicture(platform: Platform, command: Command): Promise<KeptPicture | Refusal> {
  return write<KeptPicture>(platform, command, async () => missing());
}

/** What somebody may have lying here that no object shows; it is swept away after two days. */
async function countUnused(db: Db, ownerId: PersonId): Promise<number> {
  const found = await db
    .selectFrom('media')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where('attached_at', 'is', null)
    .executeTakeFirstOrThrow();
  return found.count;
}

const budget = new RateLimiterMemory({ points: MAX_PIXELS, duration: BUDGET_SECONDS });

async function render(
  { config }: Platform,
  ownerId: PersonId,
  bytes: Uint8Array,
): Promise<RenderedPicture | Refusal> {
  // The picture library is loaded with the first picture: most processes run long without one.
  const { isRendererBusy, pixelsOf, renderPicture } = await import('./render-picture.ts');
  if (isRendererBusy(ownerId)) return refuse('PICTURES_WAIT', { retryAfter: RETRY_SECONDS }, 'limited');
  const wait = config.RATE_LIMITS ? await spend(ownerId, await pixelsOf(bytes)) : 0;
  if (wait > 0) return refuse('PICTURES_WAIT', { retryAfter: wait }, 'limited');
  return (await renderPicture(bytes, ownerId)) ?? refuse('NOT_A_PICTURE');
}

/** Seconds until so many pixels may be rendered for this person. */
async function spend(ownerId: PersonId, pixels: number): Promise<number> {
  try {
    await budget.consume(ownerId, pixels);
    return 0;
  } catch (spent) {
    if (!(spent instanceof RateLimiterRes)) throw spent;
    return Math.ceil(spent.msBeforeNext / 1000);
  }
}

function rowOf(picture: RenderedPicture) {
  const { width, height, thumbhash } = picture;
  return { width, height, thumbhash, widths: [...picture.webp.keys()] };
}
