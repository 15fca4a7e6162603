import { useLingui } from '@lingui/react/macro';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { readCalendar } from '../mutations.ts';

/** Fetches the calendar file with the places I may see and hands it to the browser as a download. */
export function useSaveCalendar(huddleId: string): () => Promise<void> {
  const { t } = useLingui();
  return async () => {
    try {
      const file = await (await readCalendar(huddleId)).blob();
      const address = URL.createObjectURL(file);
      const link = Object.assign(document.createElement('a'), { href: address, download: 'huddle.ics' });
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      showToast({ kind: 'error', summary: t`iCal file`, detail: wordProblem(error) });
    }
  };
}
