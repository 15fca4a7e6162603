import { createContext, type ReactNode, use } from 'react';
import { type Measures, metric } from '#platform/shared/measures.ts';

const MeasuresContext = createContext<Measures>(metric);

export function MeasuresProvider({ measures, children }: { measures: Measures; children: ReactNode }) {
  return <MeasuresContext value={measures}>{children}</MeasuresContext>;
}

/** The units of the person who is logged in; a visitor reads metric. */
export function useMeasures(): Measures {
  return use(MeasuresContext);
}
