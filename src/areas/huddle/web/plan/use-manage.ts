import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { copyHuddle } from './plan-api.ts';

/** Does it, says how it went, and reads everything about huddles again; false when it failed. */
export function useManage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work: () => Promise<{ message: string }>): Promise<boolean> => {
    try {
      showToast({ kind: 'success', summary: (await work()).message });
      return true;
    } catch (error) {
      showToast({ kind: 'error', summary: t`Huddle`, detail: wordProblem(error) });
      return false;
    } finally {
      void queries.invalidateQueries({ queryKey: ['huddle'] });
    }
  };
}

/** Makes a copy as a draft and opens it. */
export function useDuplicate(huddleId: string): () => Promise<void> {
  const manage = useManage();
  const navigate = useNavigate();
  return async () => {
    let made = '';
    await manage(async () => {
      const copy = await copyHuddle(huddleId);
      made = copy.id;
      return copy;
    });
    if (made) await navigate(`/huddle/create?draft=${made}`);
  };
}
