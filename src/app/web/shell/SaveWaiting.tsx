import { Trans, useLingui } from '@lingui/react/macro';
import { IconDownload } from '@tabler/icons-react';
import type { Act } from '#platform/shared/outbox/act.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';

/** Saves what waits to be sent as a file, with its words and pictures (O5). */
export function SaveWaiting({ acts }: { acts: readonly Act[] }) {
  const { t, i18n } = useLingui();
  const clock = useClock();
  const save = async () => {
    try {
      const { saveActs } = await import('#platform/web/outbox/save-acts.ts');
      const timeOf = (at: number) => formatDateTime(new Date(at), new Date(), clock);
      await saveActs(acts, { title: t`Not sent`, lang: i18n.locale, timeOf });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Save as a file`, detail: wordProblem(error) });
    }
  };
  return (
    <SubmitButton look="outline" icon={<IconDownload aria-hidden size={18} />} onPress={save}>
      <Trans>Save as a file</Trans>
    </SubmitButton>
  );
}
