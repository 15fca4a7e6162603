import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { latePart } from '#platform/web/lazy-part.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { TabLinks } from '#ui/TabLinks.tsx';
import shared from './carpool.module.css';
import classes from './carpools.page.module.css';
import { CarpoolCard } from './discover/CarpoolCard.tsx';
import { NearFields } from './discover/NearFields.tsx';
import { type CarpoolFilter, carpoolsQuery } from './queries.ts';

const CarpoolMap = latePart(() => import('./discover/CarpoolMap.tsx'));

export const handle: PageHandle = { title: msg`Carpools` };
export const meta: MetaFunction = () => [{ title: 'Carpools' }];

type Show = NonNullable<CarpoolFilter['show']>;

const lists: ReadonlyArray<readonly [Show, MessageDescriptor, MessageDescriptor]> = [
  ['OFFERS', msg`Offers`, msg`Nobody offers a ride here yet. Offer one, or say that you need one.`],
  ['NEEDS', msg`Needs`, msg`Nobody looks for a ride here.`],
  ['MINE', msg`Mine`, msg`You have no rides yet.`],
  ['PAST', msg`Past`, msg`You have no past rides.`],
];

/** `/carpool`: who drives, who needs a ride, and what of it is mine; all of it stands in the address (CAR-4). */
export default function CarpoolsPage() {
  const { t } = useLingui();
  const { show, near, view, change, filter } = useAddress();
  const [, , empty] = lists.find(([list]) => list === show) ?? lists[0] ?? [];
  const create = (
    <ActionLink to="/huddle/carpool/create">
      <Trans>Share a ride</Trans>
    </ActionLink>
  );
  return (
    <div className={shared.page}>
      <PageHeader
        title={<Trans>Carpools</Trans>}
        lead={<Trans>Share the way: fewer cars at the trailhead, and nobody stays at home.</Trans>}
        actions={create}
      />
      <TabLinks
        label={t`Which carpools`}
        tabs={lists.map(([list, name]) => ({ to: `?show=${list}`, name: t(name), chosen: list === show }))}
      />
      {(show === 'OFFERS' || show === 'NEEDS') && (
        <div className={classes.bar}>
          <NearFields near={near} onChange={(next) => change({ near: next })} />
          <SegmentedControl
            size="md"
            aria-label={t`View`}
            data={[
              { value: 'list', label: t`List` },
              { value: 'map', label: t`Map` },
            ]}
            value={view}
            onChange={(next) => change({ view: next })}
          />
        </div>
      )}
      <Results
        filter={filter}
        map={view === 'map'}
        empty={
          <EmptyState picture={`carpools-${show}`} hour={17} action={create}>
            {empty && t(empty)}
          </EmptyState>
        }
      />
    </div>
  );
}

export interface Near {
  readonly name: string;
  readonly lat: number;
  readonly lng: number;
  readonly km: number;
}

interface Chosen {
  near?: Near | null;
  view?: string;
}

function useAddress() {
  const [search, setSearch] = useSearchParams();
  const show = lists.find(([list]) => list === search.get('show'))?.[0] ?? 'OFFERS';
  const [lat, lng, km] = (search.get('near') ?? '').split(',').map(Number);
  const near =
    lat !== undefined && lng !== undefined && km && Number.isFinite(lat + lng + km)
      ? { name: search.get('place') ?? '', lat, lng, km }
      : null;
  const view = search.get('view') === 'map' ? 'map' : 'list';
  const change = ({ near: wanted, view: next }: Chosen) => {
    if (wanted !== undefined) {
      if (wanted) search.set('near', `${wanted.lat},${wanted.lng},${wanted.km}`);
      else search.delete('near');
      if (wanted) search.set('place', wanted.name);
      else search.delete('place');
    }
    if (next === 'map') search.set('view', 'map');
    if (next === 'list') search.delete('view');
    setSearch(search, { replace: true, preventScrollReset: true });
  };
  const open = show === 'OFFERS' || show === 'NEEDS';
  const filter: CarpoolFilter = {
    show,
    ...(near && open && { lat: near.lat, lng: near.lng, within: near.km }),
  };
  return { show, near, view: open ? view : 'list', change, filter };
}

function Results({ filter, map, empty }: { filter: CarpoolFilter; map: boolean; empty: ReactNode }) {
  const query = useInfiniteQuery(carpoolsQuery(filter));
  return (
    <Paged query={query} skeleton={<CardSkeletons />} empty={empty}>
      {(carpools) => (
        <>
          {map && (
            <CarpoolMap
              carpools={carpools}
              tall
              meanwhile={<div className={shared.map} aria-busy="true" />}
            />
          )}
          <div className={classes.cards}>
            {carpools.map((carpool) => (
              <CarpoolCard key={carpool.id} carpool={carpool} />
            ))}
          </div>
        </>
      )}
    </Paged>
  );
}
