import { useEffect } from 'react';
import { taken } from '#platform/web/kept/taken.ts';
import { MAX_DAYS_AHEAD } from '../../rules/limits.ts';
import type { ReturnPlanView } from '../queries.ts';

const KEPT_MS = MAX_DAYS_AHEAD * 24 * 3_600_000;

/** A plan that runs stays on the phone, however full it gets (O14). */
export function useKeptPlan({ id, expectedAt, endedAt }: ReturnPlanView): void {
  useEffect(() => {
    if (endedAt === null) taken.add(id, Date.parse(expectedAt) + KEPT_MS);
    else taken.remove(id);
  }, [id, expectedAt, endedAt]);
}
