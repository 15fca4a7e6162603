import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';

/** Does something in a room without a word when it went well: it stands there. */
export function useAction(roomId: string): (work: () => Promise<unknown>) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work) => {
    try {
      await work();
      return true;
    } catch (error) {
      showToast({ kind: 'error', summary: t`Conversation`, detail: wordProblem(error) });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['room', roomId] });
    }
  };
}
