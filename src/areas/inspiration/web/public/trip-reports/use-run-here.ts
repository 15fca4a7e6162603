import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Answered, runAndToast } from '#platform/web/run-and-toast.ts';
import { showToast } from '#ui/toast.ts';
import { lookBackQuery } from './trip-reports.ts';

/** Does something after an outing, says how it went, and reads what stands there again. */
export function useRunHere(huddleId: string): (work: () => Promise<Answered>) => Promise<void> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work) => {
    const { failed, words } = await runAndToast(work);
    if (failed) showToast({ kind: 'error', summary: t`Trip report`, detail: words });
    else showToast({ kind: 'success', summary: words });
    await queries.invalidateQueries({ queryKey: lookBackQuery(huddleId).queryKey });
  };
}
