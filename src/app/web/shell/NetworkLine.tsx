import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { isAway } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { OfflineBanner } from '#ui/OfflineBanner.tsx';

/** Says that there is no network, and how old the page is that is shown without one (OFF-1, SHELL-4). */
export function NetworkLine() {
  const clock = useClock();
  const at = useAsOf();
  return (
    <OfflineBanner>
      {at !== undefined && (
        <span>
          <Trans>As of {formatDateTime(new Date(at), new Date(), clock)}</Trans>
        </span>
      )}
    </OfflineBanner>
  );
}

/** When the oldest of what stands on this page was read; undefined as long as all of it could be read again. */
function useAsOf(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => {
      const stop = cache.subscribe(listener);
      window.addEventListener('offline', listener);
      window.addEventListener('online', listener);
      return () => {
        stop();
        window.removeEventListener('offline', listener);
        window.removeEventListener('online', listener);
      };
    },
    () => {
      const shown = cache.findAll({ type: 'active' }).filter(({ state }) => state.data !== undefined);
      const old = navigator.onLine ? shown.filter(({ state }) => isAway(state.error)) : shown;
      // Not to the second: what is read at once is one time.
      return old.length === 0 ? undefined : Math.min(...old.map(({ state }) => state.dataUpdatedAt));
    },
    () => undefined,
  );
}
