import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListOrMap, type ListOrMapView } from '#ui/ListOrMap.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { CardSkeletons } from '#ui/Skeletons.tsx';
import { Chips } from './discover/Chips.tsx';
import { FilterBar } from './discover/FilterBar.tsx';
import {
  aroundOf,
  countOf,
  type Filters,
  filtersOf,
  type Seeker,
  searchOf,
  startingFrom,
} from './discover/filters.ts';
import classes from './discover/HuddleList.module.css';
import { useListShape } from './discover/list-shape.ts';
import { Results } from './discover/Results.tsx';
import { ShapeSwitch } from './discover/ShapeSwitch.tsx';
import { useSeeker } from './discover/use-seeker.ts';

export const handle: PageHandle = { title: msg`Huddles` };
export const meta: MetaFunction = () => [{ title: 'Huddles' }];

const TYPING_PAUSE_MS = 300;

/** Every huddle to come that I may see, narrowed by what I look for; all of it stands in the address (HUD-5). */
export default function HuddlesPage() {
  const seeker = useSeeker();
  return (
    <div className={classes.page}>
      <PageHeader title={<Trans>Huddles</Trans>} actions={<PlanLink />} />
      {seeker ? <Finding seeker={seeker} /> : <CardSkeletons />}
    </div>
  );
}

function Finding({ seeker }: { seeker: Seeker }) {
  const { filters, asked, view, change, clear } = useAddress(seeker);
  const [settled] = useDebouncedValue(filters, TYPING_PAUSE_MS);
  const { onPhone, shape, choose } = useListShape();
  const narrow = (part: Partial<Filters>) => change({ ...filters, ...part }, view);
  // Who looks for a name looks for it everywhere, unless they have chosen a place themselves.
  const search = (part: Partial<Filters>) =>
    narrow(part.q && !asked ? { ...aroundOf(null, filters), ...part } : part);
  return (
    <>
      <FilterBar filters={filters} onChange={search} />
      <Chips filters={settled} shown={filters} seeker={seeker} onChange={narrow} />
      <div className={classes.views}>
        <div className={classes.shown}>
          <ListOrMap value={view} onChange={(next) => change(filters, next)} />
          {onPhone && <ShapeSwitch shape={shape} onChange={choose} />}
        </div>
        {asked && (
          <Action look="plain" onClick={clear}>
            <Trans>Clear</Trans>
          </Action>
        )}
      </div>
      <Results
        filters={settled}
        seeker={seeker}
        view={view}
        shape={shape}
        onFurther={() => narrow(aroundOf(null, filters))}
        empty={countOf(settled) > 0 ? <NothingFits onClear={clear} /> : <NothingPlanned />}
      />
    </>
  );
}

function useAddress(seeker: Seeker) {
  const [search, setSearch] = useSearchParams();
  const view: ListOrMapView = search.get('view') === 'map' ? 'map' : 'list';
  const go = (words: Record<string, string>, next: ListOrMapView) =>
    setSearch(
      { ...words, ...(next === 'map' && { view: 'map' }) },
      { replace: true, preventScrollReset: true },
    );
  const address = filtersOf(search);
  const [key, asked] = [search.toString(), countOf(address) > 0 || address.everywhere];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read again each time, and says the same
  const filters = useMemo(() => startingFrom(address, seeker.usual), [key, seeker]);
  const change = (next: Filters, how: ListOrMapView) => {
    const stays = !asked && JSON.stringify(searchOf(next)) === JSON.stringify(searchOf(filters));
    go(stays ? {} : searchOf(next), how);
  };
  return { filters, asked, view, change, clear: () => go({}, view) };
}

function PlanLink() {
  return (
    <ActionLink to="/huddle/create">
      <Trans>Plan a huddle</Trans>
    </ActionLink>
  );
}

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture="nothing-fits"
      hour={18}
      action={<Action onClick={onClear}>{<Trans>Clear</Trans>}</Action>}
    >
      <Trans>No huddle matches all of that. Look further, or plan one yourself.</Trans>
    </EmptyState>
  );
}

function NothingPlanned() {
  return (
    <EmptyState picture="no-huddles" hour={7} action={<PlanLink />}>
      <Trans>Nothing is planned yet. Be the first to ask people out.</Trans>
    </EmptyState>
  );
}
