import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useDebouncedValue } from '@mantine/hooks';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListOrMap, type ListOrMapView } from '#ui/ListOrMap.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { FilterBar } from './discover/FilterBar.tsx';
import { countOf, type Filters, filtersOf, searchOf } from './discover/filters.ts';
import classes from './discover/HuddleList.module.css';
import { Results } from './discover/Results.tsx';

export const handle: PageHandle = { title: msg`Huddles` };
export const meta: MetaFunction = () => [{ title: 'Huddles' }];

const TYPING_PAUSE_MS = 300;

/** Every huddle to come that I may see, narrowed by what I look for; all of it stands in the address (HUD-5). */
export default function HuddlesPage() {
  const { filters, view, change } = useAddress();
  const [settled] = useDebouncedValue(filters, TYPING_PAUSE_MS);
  const plan = (
    <ActionLink to="/huddle/create">
      <Trans>Plan a huddle</Trans>
    </ActionLink>
  );
  const clear = () => change(filtersOf(new URLSearchParams()), view);
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Huddles</Trans>}
        lead={
          filters.sort === 'NEAR' ? (
            <Trans>Outings to come, nearest first.</Trans>
          ) : (
            <Trans>Outings to come, soonest first.</Trans>
          )
        }
        actions={plan}
      />
      <FilterBar filters={filters} onChange={(part) => change({ ...filters, ...part }, view)} />
      <div className={classes.views}>
        <ListOrMap value={view} onChange={(next) => change(filters, next)} />
        {countOf(filters) > 0 && (
          <Action look="plain" onClick={clear}>
            <Trans>Clear</Trans>
          </Action>
        )}
      </div>
      <Results
        filters={settled}
        view={view}
        empty={countOf(settled) > 0 ? <NothingFits onClear={clear} /> : <NothingPlanned plan={plan} />}
      />
    </div>
  );
}

function useAddress() {
  const [search, setSearch] = useSearchParams();
  const view: ListOrMapView = search.get('view') === 'map' ? 'map' : 'list';
  const change = (filters: Filters, next: ListOrMapView) =>
    setSearch(
      { ...searchOf(filters), ...(next === 'map' && { view: 'map' }) },
      {
        replace: true,
        preventScrollReset: true,
      },
    );
  return { filters: filtersOf(search), view, change };
}

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      picture="nothing-fits"
      hour={18}
      action={<Action onClick={onClear}>{<Trans>Clear</Trans>}</Action>}
    >
      <Trans>No huddle fits all of that. Look further, or plan it yourself.</Trans>
    </EmptyState>
  );
}

function NothingPlanned({ plan }: { plan: React.ReactNode }) {
  return (
    <EmptyState picture="no-huddles" hour={7} action={plan}>
      <Trans>Nothing is planned yet. Be the first to ask people out.</Trans>
    </EmptyState>
  );
}
