import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { startLive } from '#platform/web/live.ts';
import { queryClient } from '#platform/web/queries.tsx';

type Keys = (data: Readonly<Record<string, unknown>>) => readonly QueryKey[];

/** What each fact of the stream makes old. Facts are small on purpose: the page asks for what it shows. */
export const staleAfter: Readonly<Record<string, Keys>> = {
  'notification.counted': () => [['notification']],
  'account.changed': () => [['account', 'me']],
  'community.changed': ({ id }) => [
    ['community', id],
    ['community', 'list'],
  ],
  'huddle.changed': ({ id }) => [
    ['huddle', id],
    ['huddle', 'list'],
  ],
  'huddle.discussed': ({ id }) => [['huddle', id, 'comments']],
  'huddle.photographed': ({ id }) => [['huddle', id, 'photos']],
  // The stream could not resume: everything may be old.
  reset: () => [[]],
};

export function startLiveUpdates(token: () => Promise<string | null>): void {
  startLive({ token, onFact: factHandler(queryClient()) });
}

/** Facts of watched objects are not kept for who is away, so a second `hello` means: look again. */
export function factHandler(client: Pick<QueryClient, 'invalidateQueries'>) {
  let greeted = false;
  return (fact: string, data: unknown): void => {
    const again = fact === 'hello' && greeted;
    greeted ||= fact === 'hello';
    const facts = typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
    const keys = again ? [[]] : (staleAfter[fact]?.(facts) ?? []);
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  };
}
