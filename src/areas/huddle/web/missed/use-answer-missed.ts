import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { answerMissed } from '../mutations.ts';
import { myMissedQuery } from '../queries.ts';

/** Keeps what I say about an outing that I missed, and says how it went; answers whether it was done. */
export function useAnswerMissed(): (huddleId: string, reply: string | null) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (huddleId, reply) => {
    const outcome = await runAndToast(() => answerMissed(huddleId, reply));
    toastOutcome(t`Missed outings`, outcome);
    await queries.invalidateQueries({ queryKey: myMissedQuery.queryKey });
    return !outcome.failed;
  };
}
