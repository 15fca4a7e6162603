import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { taken } from '#platform/web/kept/taken.ts';
import { savesData } from '#platform/web/slow-line.ts';
import { isDueAhead } from '../../rules/kept-ahead.ts';
import { readAhead } from '../offline/read-ahead-notes.ts';
import { readWhole } from '../offline/read-whole.ts';
import { huddlesQuery } from '../queries.ts';

/** After the page has come alive, and nothing else is going on. */
const CALM_MS = 6_000;

/** What I go to within a week, and what I took along, is kept without a word while there is a network (OFF-1). */
export function KeepAhead() {
  const queries = useQueryClient();
  useEffect(() => {
    // Without the worker no page opens without a network.
    if (!navigator.serviceWorker?.controller || !navigator.onLine) return;
    const calm = setTimeout(() => void keepAhead(queries).catch(() => undefined), CALM_MS);
    return () => clearTimeout(calm);
  }, [queries]);
  return null;
}

async function keepAhead(queries: QueryClient): Promise<void> {
  const lists = savesData()
    ? []
    : await Promise.all([
        queries.fetchInfiniteQuery(huddlesQuery('GOING')),
        queries.fetchInfiniteQuery(huddlesQuery('HOSTING')),
      ]);
  const outings = lists.flatMap(({ pages }) => pages[0]?.items ?? []);
  const due = outings.filter((outing) => isDueAhead(outing, readAhead.at(outing.id), new Date()));
  const along = Object.keys(taken.read()).filter((id) => readAhead.isOld(id));
  for (const id of new Set([...due.map((outing) => outing.id), ...along])) {
    await readWhole(queries, id).catch(() => undefined);
    readAhead.note(id);
  }
}
