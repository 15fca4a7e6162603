import { useLingui } from '@lingui/react/macro';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { type DraftForm, listRevisions, restoreRevision, saveDraft } from '../mutations.ts';
import { forgetKept } from './use-kept-here.ts';

/**
 * Settles on one of two copies. What is here is saved over what is there, which goes to the history; when the other
 * is wanted, it is restored from there, and what is here stands in the history instead.
 */
export function useSettle(id: string, mine: DraftForm, onSettled: () => Promise<void>) {
  const { t } = useLingui();
  return async (wanted: 'MINE' | 'THEIRS', edition: number): Promise<void> => {
    try {
      const saved = await saveDraft(id, mine, edition, true);
      if (wanted === 'THEIRS') {
        const [theirs] = (await listRevisions(id)).items;
        if (theirs) await restoreRevision(id, theirs.number, saved.edition);
      }
      forgetKept(id);
      await onSettled();
    } catch (error) {
      showToast({ kind: 'error', summary: t`Inspiration`, detail: wordProblem(error) });
    }
  };
}
