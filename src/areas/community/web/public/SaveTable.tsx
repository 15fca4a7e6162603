import { Trans, useLingui } from '@lingui/react/macro';
import { wordProblem } from '#platform/web/api-problem.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from './SaveTable.module.css';

/** Takes along a list as a file that a table program opens: CSV for any, or a workbook of Excel (COM-14). */
export function SaveTable({ read }: { read: () => Promise<Response> }) {
  const { t } = useLingui();
  const attempt = async (summary: string, save: (answer: Response) => Promise<void>) => {
    try {
      await save(await read());
    } catch (error) {
      showToast({ kind: 'error', summary, detail: wordProblem(error) });
    }
  };
  return (
    <div className={classes.buttons}>
      <SubmitButton
        look="outline"
        size="small"
        onPress={() => attempt(t`CSV file`, (answer) => saveFile(answer, 'trailfolk.csv'))}
      >
        <Trans>Save as CSV</Trans>
      </SubmitButton>
      <SubmitButton
        look="outline"
        size="small"
        onPress={() =>
          attempt(t`Excel file`, async (answer) => {
            const { saveAsExcel } = await import('#platform/web/save-as-excel.ts');
            await saveAsExcel(answer, 'trailfolk.xlsx');
          })
        }
      >
        <Trans>Save as Excel</Trans>
      </SubmitButton>
    </div>
  );
}
