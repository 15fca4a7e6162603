import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { WholeCase } from '../../contract/cases.ts';
import { useDesk } from '../desk.tsx';
import { readVisitorAddress } from '../mutations.ts';
import classes from './CaseDetail.module.css';

interface ReporterProps {
  complaint: Pick<WholeCase['complaints'][number], 'id' | 'reporter' | 'objects'>;
  when: string;
}

/** Who reported, which admins of a community never learn; of somebody without an account the address is looked up only when a moderator has to answer. */
export function Reporter({ complaint: { id, reporter, objects }, when }: ReporterProps) {
  const { communityId } = useDesk();
  const by = reporter?.displayName;
  if (communityId !== null) {
    return (
      <p className={classes.facts}>
        <Trans>reported {when}</Trans>
      </p>
    );
  }
  if (by !== undefined) {
    return (
      <p className={classes.facts}>
        <Trans>
          reported by {by}, {when}
        </Trans>
      </p>
    );
  }
  return (
    <>
      <p className={classes.facts}>
        {objects ? (
          <Trans>somebody without an account asks for another look, {when}</Trans>
        ) : (
          <Trans>reported by somebody without an account, {when}</Trans>
        )}
      </p>
      <Address reportId={id} />
    </>
  );
}

function Address({ reportId }: { reportId: string }) {
  const { t } = useLingui();
  const [email, setEmail] = useState<string>();
  if (email !== undefined) {
    return (
      <p className={classes.facts} role="status">
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    );
  }
  const look = async () => {
    try {
      setEmail((await readVisitorAddress(reportId)).email);
    } catch (error) {
      showToast({ kind: 'error', summary: t`Moderation`, detail: wordProblem(error) });
    }
  };
  return (
    <div className={classes.ways}>
      <SubmitButton look="outline" onPress={look}>
        <Trans>Look up the address to answer</Trans>
      </SubmitButton>
    </div>
  );
}
