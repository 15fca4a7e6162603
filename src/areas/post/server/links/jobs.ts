import type { NewJob } from '#platform/server/enqueue.ts';
import { outsideOf, readPage } from '#platform/server/outside/read-page.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import type { PostId } from '#platform/shared/ids.ts';
import { findPending, saveCard } from './store.ts';

const FETCH_CARD = 'fetch-link-card';
const ATTEMPTS = 2;

/** The job that reads what the page of a post's link says of itself; none without a link. */
export function cardJobs({ id, url }: { readonly id: PostId; readonly url: string | null }): NewJob[] {
  return url ? [{ task: FETCH_CARD, payload: { postId: id }, maxAttempts: ATTEMPTS }] : [];
}

async function fetchCard(platform: Platform, postId: PostId): Promise<void> {
  const { db } = platform.database;
  const url = await findPending(db, postId);
  if (!url) return;
  // Its parser is large, and nothing else needs it.
  const { readCard } = await import('./read-card.ts');
  const page = await readPage(url, outsideOf(platform.config));
  const card = page && readCard(page.html, new URL(page.url).hostname);
  await saveCard(db, postId, url, card);
  if (card) await announce(db, `post:${postId}`, 'post.changed', { id: postId });
}

export const cardTasks = (platform: Platform) => ({
  [FETCH_CARD]: (payload: unknown) => fetchCard(platform, (payload as { postId: PostId }).postId),
});
