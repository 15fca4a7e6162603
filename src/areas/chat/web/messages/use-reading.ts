import { useLingui } from '@lingui/react/macro';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';

/** Reads more of a conversation, and says why where that does not go; answers whether it went. */
export function useReading(): (read: () => Promise<void>) => Promise<boolean> {
  const { t } = useLingui();
  return async (read) => {
    try {
      await read();
      return true;
    } catch (error) {
      showToast({ kind: 'error', summary: t`Conversation`, detail: wordProblem(error) });
      return false;
    }
  };
}
