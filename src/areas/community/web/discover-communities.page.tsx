import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { PlaceField } from '#areas/place/web/public/PlaceField.tsx';
import type { PlaceValue } from '#platform/shared/wire-values.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ListOrMap, type ListOrMapView } from '#ui/ListOrMap.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import classes from './community.module.css';
import { CommunityList } from './discover/CommunityList.tsx';

export const handle: PageHandle = { title: msg`Communities` };
export const meta: MetaFunction = () => [{ title: 'Communities' }];

const TYPING_PAUSE_MS = 250;
const NEAR_KM = 50;

/** `/community/discover`: words, topic and place stand in the address (COM-6). */
export default function DiscoverCommunitiesPage() {
  const [search] = useSearchParams();
  const [text, topic] = [search.get('text') ?? '', search.get('topic') ?? ''];
  const place = placeOf(search);
  const near = place ? { lat: place.lat, lng: place.lng, within: NEAR_KM } : {};
  const { view, setView } = useView();
  const found = (
    <ActionLink to="/community/create">
      <Trans>Found a community</Trans>
    </ActionLink>
  );
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Communities</Trans>}
        lead={<Trans>Clubs and circles that go out together, the largest first.</Trans>}
        actions={found}
      />
      <Filters />
      <ListOrMap value={view} onChange={setView} />
      <CommunityList
        view={view}
        around={place}
        filter={{ ...(text && { text }), ...(topic && { topic }), ...near }}
        empty={
          <EmptyState picture="no-communities" hour={7} action={found}>
            {text || topic || place ? (
              <Trans>No community matches. Try other words, or found one.</Trans>
            ) : (
              <Trans>There is no community yet. Found the first.</Trans>
            )}
          </EmptyState>
        }
      />
    </div>
  );
}

/** The place in the address, if there is one. */
function placeOf(search: URLSearchParams): PlaceValue | null {
  const [lat, lng] = [search.get('lat'), search.get('lng')].map((value) => Number(value ?? Number.NaN));
  if (lat === undefined || lng === undefined || !Number.isFinite(lat) || !Number.isFinite(lng)) return null;
  const name = search.get('place') ?? `${lat}, ${lng}`;
  return { name, formattedAddress: name, lat, lng };
}

function useView() {
  const [search, setSearch] = useSearchParams();
  const view: ListOrMapView = search.get('view') === 'map' ? 'map' : 'list';
  const setView = (next: ListOrMapView) => {
    const address = new URLSearchParams(search);
    if (next === 'map') address.set('view', 'map');
    else address.delete('view');
    setSearch(address, { replace: true, preventScrollReset: true });
  };
  return { view, setView };
}

function Filters() {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const [typed, setTyped] = useState(search.get('text') ?? '');
  const [asked] = useDebouncedValue(typed.trim(), TYPING_PAUSE_MS);
  const topic = search.get('topic');
  const put = (values: Readonly<Record<string, string | null>>) =>
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed moves the address
  useEffect(() => {
    if (asked !== (search.get('text') ?? '')) put({ text: asked });
  }, [asked]);
  return (
    <div className={classes.search}>
      <div className={classes.two}>
        <TextInput
          size="md"
          type="search"
          label={t`Search`}
          placeholder={t`Name or what it is about`}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <PlaceField
          nearMe
          label={t`Near`}
          value={placeOf(search)}
          onChange={(place) =>
            put({
              lat: place && String(place.lat),
              lng: place && String(place.lng),
              place: place && (place.formattedAddress || place.name),
            })
          }
        />
      </div>
      {topic && (
        <p>
          <Action look="outline" onClick={() => put({ topic: null })}>
            <Trans>Topic: {topic} — show all</Trans>
          </Action>
        </p>
      )}
    </div>
  );
}
