import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';

/**
 * Does something to a huddle, says how it went and reads the huddle again whatever happened (HUD-8, HUD-21).
 * Answers whether it was done, so that a form keeps what was typed when it was not.
 */
export function useRunAndToast(
  huddleId: string,
): (work: () => Promise<{ message: string }>) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work) => {
    try {
      showToast({ kind: 'success', summary: (await work()).message });
      return true;
    } catch (error) {
      showToast({ kind: 'error', summary: t`Huddle Public`, detail: wordProblem(error) });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['huddle', huddleId] });
      void queries.invalidateQueries({ queryKey: ['huddle', 'list'] });
    }
  };
}
