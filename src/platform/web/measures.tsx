import { createContext, type ReactNode, use } from 'react';
import { type Measures, measuresIn, metric } from '#platform/shared/measures.ts';

import { useIsAlive } from './clock.tsx';

const MeasuresContext = createContext<Measures | undefined>(undefined);

export function MeasuresProvider({ measures, children }: { measures: Measures; children: ReactNode }) {
  return <MeasuresContext value={measures}>{children}</MeasuresContext>;
}

/** The units of the person who is logged in; a visitor's by where their clock stands, metric until that is known. */
export function useMeasures(): Measures {
  const known = use(MeasuresContext);
  const alive = useIsAlive();
  if (known) return known;
  return alive ? measuresIn(Intl.DateTimeFormat().resolvedOptions().timeZone) : metric;
}
