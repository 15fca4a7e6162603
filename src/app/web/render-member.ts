import { AsyncLocalStorage } from 'node:async_hooks';
import { dehydrate, type Query, type QueryClient } from '@tanstack/react-query';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { codeUnderWay } from '#platform/web/lazy-part.ts';
import type { PageMember } from '#platform/web/page-request.ts';
import { newQueryClient } from '#platform/web/queries.tsx';
import { findRenderingBy, type Rendering } from '#platform/web/rendering.ts';
import type { MemberData } from './member-state.ts';

/** A page asks for its data, and what then stands on it may ask for more of it. */
const MAX_PASSES = 4;
/** What takes longer is left to the browser. */
const PATIENCE_MS = 1_500;

const current = new AsyncLocalStorage<Rendering>();
findRenderingBy(() => current.getStore());

/**
 * Renders a page with the data that it asks for, read with this person's rights: as its queries have no data in the
 * first pass, they are found in the store, read, and the page is rendered again. No page says twice what it reads. So is
 * a page whose code came late.
 */
export function renderFor(
  { me, access, position, api }: PageMember,
  render: () => string,
): Promise<{ readonly html: string; readonly data: MemberData }> {
  const queries = newQueryClient();
  queries.setQueryData(myAccount.queryKey, me as never);
  return current.run({ queries, api }, async () => {
    const until = Date.now() + PATIENCE_MS;
    let html = render();
    for (let pass = 1; pass < MAX_PASSES; pass += 1) {
      const wanted = unreadIn(queries);
      const code = codeUnderWay();
      if ((wanted.length === 0 && code.length === 0) || Date.now() > until) break;
      const lacking = Promise.all([readAll(wanted), Promise.allSettled(code)]);
      await Promise.race([lacking, pause(until - Date.now())]);
      html = render();
    }
    const state = { position, queries: dehydrate(queries) };
    queries.clear();
    return { html, data: { access, state } };
  });
}

function unreadIn(queries: QueryClient): Query[] {
  return queries.getQueryCache().findAll({
    predicate: ({ state, options }) => {
      const { enabled } = options as { enabled?: unknown };
      return (
        state.status === 'pending' &&
        state.fetchStatus === 'idle' &&
        enabled !== false &&
        options.queryFn !== undefined
      );
    },
  });
}

/** A query that fails stays as it was: the browser asks again, and shows what it is told. */
async function readAll(wanted: readonly Query[]): Promise<void> {
  await Promise.all(wanted.map((query) => query.fetch().catch(() => undefined)));
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
