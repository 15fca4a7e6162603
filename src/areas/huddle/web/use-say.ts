import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';

/** Carries out something in the discussion without a word when it went well: what was said stands there. */
export function useSay(huddleId: string): (work: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      showToast({ kind: 'error', summary: t`Huddle Public`, detail: wordProblem(error) });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['huddle', huddleId, 'comments'] });
    }
  };
}
