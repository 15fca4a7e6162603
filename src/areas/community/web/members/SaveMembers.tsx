import { Trans, useLingui } from '@lingui/react/macro';
import { wordProblem } from '#platform/web/api-problem.ts';
import { saveFile } from '#platform/web/save-file.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import shared from '../community.module.css';
import { readMemberFile } from '../mutations.ts';

/** An admin takes the list of members along as a file (COM-14). */
export function SaveMembers({ communityId }: { communityId: string }) {
  const { t } = useLingui();
  const save = async () => {
    try {
      await saveFile(await readMemberFile(communityId), 'members.csv');
    } catch (error) {
      showToast({ kind: 'error', summary: t`CSV file`, detail: wordProblem(error) });
    }
  };
  return (
    <div className={shared.actions}>
      <SubmitButton look="outline" size="small" onPress={save}>
        <Trans>Save as CSV</Trans>
      </SubmitButton>
    </div>
  );
}
