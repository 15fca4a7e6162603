import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';

interface Words {
  /** Said when it is done; without it the server's own sentence. */
  readonly done?: string;
  /** Said when it failed; the server's sentence stands below it. */
  readonly failed?: string;
}

/** Changes how I stand to somebody, says how it went, and reads again what shows it. */
export function useRelation(): (work: () => Promise<{ message: string }>, words?: Words) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work, words = {}) => {
    try {
      const { message } = await work();
      showToast({ kind: 'success', summary: words.done ?? message });
      return true;
    } catch (error) {
      const detail = wordProblem(error);
      showToast({ kind: 'error', summary: words.failed ?? t`People`, detail });
      return false;
    } finally {
      await queries.invalidateQueries({ queryKey: ['relation'] });
    }
  };
}
