import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { useDesk } from '../desk.tsx';
import { casesKey } from '../queries.ts';

/** Says what came of an act and reads the cases again: a colleague may have decided meanwhile. True when it was done. */
export function useModerating(): (act: Promise<{ message: string }>) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { communityId } = useDesk();
  return async (act) => {
    let isDone = true;
    try {
      showToast({ kind: 'success', summary: (await act).message });
    } catch (error) {
      isDone = false;
      showToast({ kind: 'error', summary: t`Moderation`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey: casesKey });
    // Whether one may still decide, and who belongs to it.
    if (communityId !== null) await queries.invalidateQueries({ queryKey: ['community', communityId] });
    return isDone;
  };
}
