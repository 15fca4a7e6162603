import {
  onlineManager,
  type Query,
  QueryClient,
  QueryClientProvider,
  type QueryPersister,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { rendering } from './rendering.ts';
import { sessionHint } from './session/session-hint.ts';

/** One store of what was fetched for the whole tab; on the server each page that is rendered has its own. */
let client: QueryClient | undefined;

export function queryClient(): QueryClient {
  if (import.meta.env.SSR) return rendering().queries;
  client ??= firstQueryClient();
  return client;
}

/** The library takes it that a page begins with a network: one that did not would not hear that there is one. */
function firstQueryClient(): QueryClient {
  onlineManager.setOnline(navigator.onLine);
  return newQueryClient();
}

export function newQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A page on the server is rendered and gone: a timer would keep it.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 24 * 3_600_000,
        retry: (failures, error) =>
          !import.meta.env.SSR && failures < 2 && !isRefused(error) && navigator.onLine,
        refetchOnWindowFocus: true,
        // What is kept is asked without a network, too.
        networkMode: 'always',
        refetchOnReconnect: true,
        ...(!import.meta.env.SSR && { persister: keptOrRead }),
      },
    },
  });
}

/** Loaded with the first read of somebody who is logged in: visitors have nothing kept. */
const keptOrRead: QueryPersister = async (read, context, query) => {
  const isKept = sessionHint.isSet() && query.meta?.kept !== false;
  if (!isKept || query.state.data !== undefined) return read(context);
  const kept = await import('./kept/read-kept.ts').catch(() => undefined);
  return kept ? kept.keptOrRead(() => read(context), query as Query) : read(context);
};

export function QueriesProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>;
}

/** The server understood and said no: asking again changes nothing. */
function isRefused(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}
