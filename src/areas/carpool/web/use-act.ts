import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';

/** Does something to a carpool, says how it went, and reads anew whatever happened. */
export function useAct(): (work: () => Promise<{ message: string }>) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work) => {
    try {
      const { message } = await work();
      showToast({ kind: 'success', summary: message });
      return true;
    } catch (error) {
      showToast({ kind: 'error', summary: t`Carpool`, detail: wordProblem(error) });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['carpool'] });
      void queries.invalidateQueries({
        queryKey: ['huddle'],
        predicate: ({ queryKey }) => queryKey[2] === 'carpools',
      });
    }
  };
}
