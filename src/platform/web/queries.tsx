import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/** One store of what was fetched for the whole tab; made in the browser only, the server keeps nothing. */
let client: QueryClient | undefined;

export function queryClient(): QueryClient {
  client ??= new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        gcTime: 24 * 3_600_000,
        retry: (failures, error) => failures < 2 && !isRefused(error),
        refetchOnWindowFocus: true,
      },
    },
  });
  return client;
}

export function QueriesProvider({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>;
}

/** The server understood and said no: asking again changes nothing. */
function isRefused(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500 && status !== 429;
}
