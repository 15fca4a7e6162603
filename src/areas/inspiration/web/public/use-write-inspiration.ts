import { useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { showToast } from '#ui/toast.ts';
import { editAddressOf } from '../address-of.ts';
import { createInspiration } from '../mutations.ts';

/** Begins a draft and opens it; the sentence of a failure is that of 1§8. */
export function useWriteInspiration(): () => Promise<void> {
  const { t } = useLingui();
  const navigate = useNavigate();
  return async () => {
    try {
      const { id } = await createInspiration();
      await queryClient().invalidateQueries({ queryKey: ['inspiration', 'list', 'authored'] });
      await navigate(editAddressOf(id));
    } catch (error) {
      const detail = wordProblem(error, t`Something went wrong.`);
      showToast({ kind: 'error', summary: t`Create Inspiration`, detail });
    }
  };
}
