import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { decideDashboard } from '../../rules/verify-email.ts';
import classes from '../gate-page.module.css';
import { myAccount } from '../public/my-account.ts';
import { ResendButton } from './ResendButton.tsx';

/** 'Go to Dashboard' and 'Resend Verification Email' (GATE-5). */
export function VerifyActions() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();

  const goOn = async () => {
    try {
      const step = decideDashboard(await queries.fetchQuery({ ...myAccount, staleTime: 0 }));
      if ('to' in step) return void (await navigate(step.to));
      showToast({
        kind: 'error',
        summary: t`Email Verification Required`,
        detail: t`Please verify your email.`,
      });
    } catch (error) {
      showToast({ kind: 'error', summary: t`User Info Missing`, detail: wordProblem(error) });
    }
  };

  return (
    <div className={classes.actions}>
      <SubmitButton onPress={goOn}>
        <Trans>Go to Dashboard</Trans>
      </SubmitButton>
      <ResendButton />
    </div>
  );
}
