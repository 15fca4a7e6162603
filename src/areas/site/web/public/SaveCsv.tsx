import { Trans, useLingui } from '@lingui/react/macro';
import { wordProblem } from '#platform/web/api-problem.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';

/** Takes along a list as a file that a table program opens (COM-14). */
export function SaveCsv({ read }: { read: () => Promise<Response> }) {
  const { t } = useLingui();
  const save = async () => {
    try {
      await saveFile(await read(), 'trailfolk.csv');
    } catch (error) {
      showToast({ kind: 'error', summary: t`CSV file`, detail: wordProblem(error) });
    }
  };
  return (
    <SubmitButton look="outline" size="small" onPress={save}>
      <Trans>Save as CSV</Trans>
    </SubmitButton>
  );
}
