import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Answered, runAndToast } from '#platform/web/run-and-toast.ts';
import { toastOutcome } from '#ui/toast-outcome.ts';

/** Does something to a community, says how it went, and reads again whatever happened (COM-8). */
export function useAct(): (work: () => Promise<Answered>) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work) => {
    const outcome = await runAndToast(work);
    toastOutcome(t`Community`, outcome);
    await queries.invalidateQueries({ queryKey: ['community'] });
    return !outcome.failed;
  };
}
