import { LinguiContext } from '@lingui/react';
import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import { localeIn } from '#platform/shared/region.ts';
import type { Clock } from '#platform/shared/time.ts';

const ClockContext = createContext<Clock | undefined>(undefined);

/** The clock of the person who is logged in, as their profile has it. */
export function ClockProvider({ clock, children }: { clock: Clock; children: ReactNode }) {
  return <ClockContext value={clock}>{children}</ClockContext>;
}

/**
 * The clock to word times by. The server does not know a visitor's zone, so the page first shows the zone of
 * the place, which is right for most who read it, and the browser's own once it is alive.
 */
export function useClock(placeZone = 'UTC'): Clock {
  const known = use(ClockContext);
  const alive = useIsAlive();
  const language = use(LinguiContext)?.i18n.locale ?? 'en';
  if (known) return known;
  // Dates are written as most of the world does until it is known where the reader is: a place is no reader.
  if (!alive) return { locale: localeIn(language, 'UTC'), timeZone: placeZone };
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { locale: localeIn(language, timeZone), timeZone };
}

/** Whether the page runs where its reader is: the server knows nothing of them. */
export function useIsAlive(): boolean {
  return useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
}

function noChange(): () => void {
  return () => undefined;
}
