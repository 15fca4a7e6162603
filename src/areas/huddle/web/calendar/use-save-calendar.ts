import { useLingui } from '@lingui/react/macro';
import { wordProblem } from '#platform/web/api-problem.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { showToast } from '#ui/toast.ts';
import { readCalendar } from '../mutations.ts';

/** Fetches the calendar file with the places I may see and hands it to the browser as a download. */
export function useSaveCalendar(huddleId: string): () => Promise<void> {
  const { t } = useLingui();
  return async () => {
    try {
      await saveFile(await readCalendar(huddleId), 'huddle.ics');
    } catch (error) {
      showToast({ kind: 'error', summary: t`iCal file`, detail: wordProblem(error) });
    }
  };
}
