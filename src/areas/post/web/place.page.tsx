import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { addressIn } from '#platform/shared/address-in.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { FoundUnder } from './feeds/FoundUnder.tsx';
import { placeQuery } from './queries.ts';
import classes from './view/Post.module.css';

export const handle: PageHandle = { title: msg`Place` };
export const meta: MetaFunction = () => [{ title: 'Place' }];

const NEAR_KM = 15;

/** What is said about a place, and where one goes from there (POST-7). */
export default function PlacePage() {
  const { i18n } = useLingui();
  const { placeId = '' } = useParams();
  const query = useInfiniteQuery(placeQuery(Number(placeId)));
  const place = query.data?.pages[0]?.place;
  if (query.isPending) return <RowSkeletons count={4} />;
  if (!place && query.error && 'status' in query.error) {
    return (
      <EmptyState picture="no-such-place">
        <Trans>This place is not known here.</Trans>
      </EmptyState>
    );
  }
  if (!place) return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const near = `${place.lat.toFixed(4)},${place.lng.toFixed(4)}`;
  return (
    <div className={classes.alone}>
      <title>{place.name}</title>
      <header>
        <h1 dir="auto">{place.name}</h1>
        <p className={classes.quietLine}>{addressIn(i18n.locale, place.formattedAddress)}</p>
      </header>
      <FoundUnder
        huddles={<Trans>Huddles near here</Trans>}
        filter={{ near, withinKm: NEAR_KM }}
        noHuddles={<Trans>No upcoming huddle begins near here.</Trans>}
        query={query}
        noPosts={<Trans>Nobody has written about it yet.</Trans>}
      />
    </div>
  );
}
