import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { decideOnReport } from './mutations.ts';
import { reportsQuery } from './queries.ts';

/** Decides about a report; one that a colleague has decided meanwhile is gone from the list, too. */
export function useDecision(): (id: string, state: 'UPHELD' | 'DISMISSED') => Promise<void> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (id, state) => {
    try {
      const { message } = await decideOnReport(id, state);
      showToast({ kind: 'success', summary: message });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Moderation`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey: reportsQuery.queryKey });
  };
}
