import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { operatorKey } from './queries.ts';

/** Says what came of an act and reads again how the site is. True when it was done. */
export function useOperating(): (act: Promise<{ message: string }>) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (act) => {
    const outcome = await runAndToast(() => act);
    toastOutcome(t`Operations`, outcome);
    await queries.invalidateQueries({ queryKey: operatorKey });
    return !outcome.failed;
  };
}
