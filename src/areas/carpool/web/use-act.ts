import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Answered, runAndToast } from '#platform/web/run-and-toast.ts';
import { toastOutcome } from '#ui/toast-outcome.ts';

/** Does something to a carpool, says how it went, and reads again whatever happened. */
export function useAct(): (work: () => Promise<Answered>) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work) => {
    const outcome = await runAndToast(work);
    toastOutcome(t`Carpool`, outcome);
    await queries.invalidateQueries({ queryKey: ['carpool'] });
    void queries.invalidateQueries({
      queryKey: ['huddle'],
      predicate: ({ queryKey }) => queryKey[2] === 'carpools',
    });
    return !outcome.failed;
  };
}
