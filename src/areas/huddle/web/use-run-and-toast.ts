import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showAtOnce } from '#platform/web/show-at-once.ts';
import { showToast, type Toast } from '#ui/toast.ts';
import type { HuddleView } from '../contract/views.ts';

/** What the page may show of it before the server has answered. */
type AtOnce = (huddle: HuddleView) => HuddleView;

/**
 * Does something to a huddle, says how it went and reads the huddle again whatever happened (HUD-8, HUD-21).
 * Answers whether it was done, so that a form keeps what was typed when it was not. `more` is what the toast has besides.
 */
export function useRunAndToast<Done extends { readonly message: string } = { readonly message: string }>(
  huddleId: string,
  more?: (done: Done) => Partial<Toast>,
): (work: () => Promise<Done>, atOnce?: AtOnce) => Promise<boolean> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work, atOnce) => {
    const shown = atOnce && showAtOnce(queries, ['huddle', huddleId, 'view'], atOnce);
    try {
      const done = await work();
      showToast({ kind: 'success', summary: done.message, ...more?.(done) });
      return true;
    } catch (error) {
      shown?.takeBack();
      showToast({ kind: 'error', summary: t`Huddle Public`, detail: wordProblem(error) });
      return false;
    } finally {
      shown?.end();
      await queries.invalidateQueries({ queryKey: ['huddle', huddleId] });
      void queries.invalidateQueries({ queryKey: ['huddle', 'list'] });
    }
  };
}
