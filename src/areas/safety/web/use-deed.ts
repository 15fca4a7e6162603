import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { toastOutcome } from '#ui/toast-outcome.ts';

type Work = Parameters<typeof runAndToast>[0];

/** Does something to a plan or a contact, says how it went, and reads all of it again; answers whether it was done. */
export function useDeed(huddleId: string | null = null): (work: Work) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work) => {
    const outcome = await runAndToast(work);
    toastOutcome(t`Return plan`, outcome);
    const old = [queries.invalidateQueries({ queryKey: ['return-plan'] })];
    if (huddleId) old.push(queries.invalidateQueries({ queryKey: ['huddle', huddleId, 'return-plan'] }));
    await Promise.all(old);
    return !outcome.failed;
  };
}
