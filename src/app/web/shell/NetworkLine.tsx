import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type Clock, formatDateTime, formatTime } from '#platform/shared/time.ts';
import { isAway } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useActs } from '#platform/web/outbox/use-acts.ts';
import { OfflineBanner, whenNetworkChanges } from '#ui/OfflineBanner.tsx';
import { openFrameDialog } from './frame-dialogs.ts';
import classes from './NetworkLine.module.css';

/** Says that there is no network, and how old the page is that is shown without one (OFF-1, SHELL-4). */
export function NetworkLine() {
  const clock = useClock();
  const at = useAsOf();
  return (
    <OfflineBanner>
      {at !== undefined && (
        <span>
          <Trans>As of {wordOf(new Date(at), new Date(), clock)}</Trans>
        </span>
      )}
      <WaitingCount />
    </OfflineBanner>
  );
}

/** Of today the time is enough. */
function wordOf(at: Date, now: Date, clock: Clock): string {
  const isToday = now.getTime() - at.getTime() < TODAY_MS;
  return isToday ? formatTime(at, clock) : formatDateTime(at, now, clock);
}

const TODAY_MS = 12 * 3_600_000;

/** How much waits to be sent; where something was refused it says so although there is a network. */
function WaitingCount() {
  const acts = useActs();
  const open = acts.filter(({ state }) => state !== 'WAITING').length;
  const online = useSyncExternalStore(
    whenNetworkChanges,
    () => navigator.onLine,
    () => true,
  );
  // What goes at once is nothing to read about.
  if (acts.length === 0 || (online && open === 0 && acts.every(({ at }) => Date.now() - at < CALM_MS)))
    return null;
  return (
    <button type="button" className={classes.waiting} onClick={() => openFrameDialog('waiting')}>
      {open > 0 ? (
        <Plural value={open} one="# was not sent" other="# were not sent" />
      ) : (
        <Plural value={acts.length} one="# waits to be sent" other="# wait to be sent" />
      )}
    </button>
  );
}

const CALM_MS = 5_000;

/** When the oldest of what stands on this page was read; undefined as long as all of it could be read again. */
function useAsOf(): number | undefined {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    (listener) => {
      const stop = cache.subscribe(listener);
      const stopToo = whenNetworkChanges(listener);
      return () => {
        stop();
        stopToo();
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
