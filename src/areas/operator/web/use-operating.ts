import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { operatorKey } from './queries.ts';

/** Says what came of an act and reads again how the site is. True when it was done. */
export function useOperating(): (act: Promise<{ message: string }>) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (act) => {
    let isDone = true;
    try {
      showToast({ kind: 'success', summary: (await act).message });
    } catch (error) {
      isDone = false;
      showToast({ kind: 'error', summary: t`Operations`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey: operatorKey });
    return isDone;
  };
}
