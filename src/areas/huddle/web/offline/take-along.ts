import type { QueryClient } from '@tanstack/react-query';
import { keepMap } from '#areas/place/web/public/keep-map.ts';
import { writeReads } from '#platform/web/kept/keep-reads.ts';
import { taken } from '#platform/web/kept/taken.ts';
import { keptUntil } from '../../rules/kept-ahead.ts';
import { participantsQuery } from '../queries.ts';
import { isShownByAddress } from '../view/shown-by-address.ts';
import { hasMap } from './parts.ts';
import { readWhole } from './read-whole.ts';

/** Keeps all of a huddle on this device, faces and map included; what is kept of it stays until it is over. */
export async function takeAlong(queries: QueryClient, huddleId: string): Promise<void> {
  const huddle = await readWhole(queries, huddleId);
  // A browser that says yes does not take it away by itself.
  await navigator.storage?.persist?.().catch(() => false);
  const people = queries.getQueryData(participantsQuery(huddleId, 'CONFIRMED').queryKey);
  const faces = people?.pages.flatMap((page) => page.items.map(({ person }) => person.profilePicUrl)) ?? [];
  const cover = isShownByAddress(huddle.coverPhotoUrl) ? [`${huddle.coverPhotoUrl}&w=1280`] : [];
  await Promise.all([...faces.filter((url) => url !== ''), ...cover].map(show));
  if (hasMap(huddle)) await keepMap();
  await writeReads();
  taken.add(huddleId, keptUntil(huddle));
}

/** The worker keeps a picture that a page shows. */
function show(url: string): Promise<void> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.onload = picture.onerror = () => resolve();
    picture.src = url;
  });
}
