import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { TabLinks } from '#ui/TabLinks.tsx';
import { type SearchKind, searchKinds } from '../rules/kinds.ts';
import { Hits } from './Hits.tsx';
import { kindNames } from './kind-names.ts';
import { Recent } from './Recent.tsx';
import { rememberSearch } from './recent-searches.ts';
import classes from './Search.module.css';

export const handle: PageHandle = { title: msg`Search` };
export const meta: MetaFunction = () => [{ title: 'Search' }];

const TYPING_PAUSE_MS = 200;

/** `/search?q=&kind=`: what was typed stands in the address and is looked for as it is typed (SRCH-1). */
export default function SearchPage() {
  const [search, setSearch] = useSearchParams();
  const q = search.get('q') ?? '';
  const kind = searchKinds.find((one) => one === search.get('kind')) ?? null;
  // Enter looks further; the next key looks as it is typed again.
  const [deep, setDeep] = useState(q);
  const put = (text: string) =>
    setSearch(
      { ...(text && { q: text }), ...(kind && { kind }) },
      { replace: true, preventScrollReset: true },
    );
  const look = (text: string) => {
    if (text !== '') rememberSearch(text);
    setDeep(text);
    put(text);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows walk through the links, which work without them
    <div className={classes.page} onKeyDown={walk}>
      <VisuallyHidden component="h1">
        <Trans>Search</Trans>
      </VisuallyHidden>
      <SearchBox key={deep} typed={q} onType={put} onEnter={look} />
      <Tabs q={q} chosen={kind} />
      {q === '' ? <Recent onChoose={look} /> : <Hits sought={{ q, kind, byMeaning: q === deep }} />}
    </div>
  );
}

interface SearchBoxProps {
  typed: string;
  onType: (text: string) => void;
  onEnter: (text: string) => void;
}

function SearchBox({ typed, onType, onEnter }: SearchBoxProps) {
  const { t } = useLingui();
  const [text, setText] = useState(typed);
  const [asked] = useDebouncedValue(text.trim(), TYPING_PAUSE_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was typed moves the address
  useEffect(() => {
    if (asked !== typed) onType(asked);
  }, [asked]);
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onEnter(text.trim());
        }}
      >
        <TextInput
          size="lg"
          type="search"
          enterKeyHint="search"
          autoFocus
          maxLength={120}
          aria-label={t`Search`}
          placeholder={t`People, huddles, communities, posts, places`}
          leftSection={<IconSearch aria-hidden size={22} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          data-hit
        />
      </form>
    </search>
  );
}

function Tabs({ q, chosen }: { q: string; chosen: SearchKind | null }) {
  const { t } = useLingui();
  const to = (kind: SearchKind | null) =>
    `?${new URLSearchParams({ ...(q && { q }), ...(kind && { kind }) })}`;
  const kinds = searchKinds.map((kind) => ({
    to: to(kind),
    name: t(kindNames[kind].many),
    chosen: kind === chosen,
  }));
  return (
    <TabLinks
      label={t`What is shown`}
      tabs={[{ to: to(null), name: t`All`, chosen: chosen === null }, ...kinds]}
    />
  );
}

/** Up and down walk from the box through what was found. */
function walk(event: KeyboardEvent<HTMLDivElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-hit]')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const next = stops[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}
