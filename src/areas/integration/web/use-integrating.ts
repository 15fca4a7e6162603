import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type Answered, runAndToast } from '#platform/web/run-and-toast.ts';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { integrationKey } from './calls.ts';

/** Says what came of an act about programs and reads again what there is; undefined when it failed. */
export function useIntegrating() {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async <Answer extends Answered>(act: () => Promise<Answer>): Promise<Answer | undefined> => {
    let answer: Answer | undefined;
    const outcome = await runAndToast(async () => {
      answer = await act();
      return answer;
    });
    toastOutcome(t`Programs`, outcome);
    await queries.invalidateQueries({ queryKey: integrationKey });
    return outcome.failed ? undefined : answer;
  };
}
