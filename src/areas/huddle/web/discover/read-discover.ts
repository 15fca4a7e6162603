import type { QueryClient } from '@tanstack/react-query';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { usualPlace } from '#areas/place/web/public/usual-place.ts';
import { discoverQuery } from './discover-query.ts';
import { coarse, filtersOf, startingFrom, wireOf } from './filters.ts';

/** Reads the first huddles that the page at this address shows, before it is opened. */
export async function readDiscover(queries: QueryClient, search: URLSearchParams): Promise<void> {
  const me = queries.getQueryData(myAccount.queryKey);
  // What fits somebody and what a day is begins with the page itself.
  if (!me || search.has('fits') || search.has('when')) return;
  const place = me.location ?? (await queries.ensureQueryData(usualPlace).catch(() => null));
  const usual = place && coarse(place);
  const seeker = { timeZone: me.timeZone, now: new Date(), usual, fits: [] };
  await queries.prefetchInfiniteQuery(discoverQuery(wireOf(startingFrom(filtersOf(search), usual), seeker)));
}
