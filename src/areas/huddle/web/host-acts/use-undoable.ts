import { useLingui } from '@lingui/react/macro';
import { undoHostAct } from '../mutations.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';

interface Done {
  readonly message: string;
  /** What can be undone for ten minutes. */
  readonly actId?: string;
}

/** Does something by hand and says how it went, with a press that undoes it (HUD-29). */
export function useUndoable(huddleId: string) {
  const { t } = useLingui();
  const run = useRunAndToast(huddleId);
  return useRunAndToast<Done>(huddleId, ({ actId }) => {
    if (!actId) return {};
    const undo = () => void run(() => undoHostAct(huddleId, actId));
    return { action: { label: t`Undo`, run: undo } };
  });
}
