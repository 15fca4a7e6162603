import { useLingui } from '@lingui/react/macro';
import { showToast } from '#ui/toast.ts';

/** Copies words, and says whether the browser let us. */
export function useCopy(): (words: string) => Promise<void> {
  const { t } = useLingui();
  return async (words) => {
    try {
      await navigator.clipboard.writeText(words);
      showToast({ kind: 'success', summary: t`Copied` });
    } catch {
      showToast({ kind: 'error', summary: t`Aurora`, detail: t`Your browser did not let us copy.` });
    }
  };
}
