import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type MetaFunction, useNavigate } from 'react-router';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { formatDay } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { keepMyAccount } from './deletion/deletion.ts';
import classes from './leave.module.css';

export const meta: MetaFunction = () => [
  { title: 'Your account will be deleted' },
  { name: 'robots', content: 'noindex' },
];
export const handle: PageHandle = { title: msg`Your account will be deleted` };

/** `/leaving`: all that somebody sees who has asked to be deleted, and the way back (SET-1). */
export default function LeavingPage() {
  const { t } = useLingui();
  const { data: me } = useQuery(myAccount);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const clock = useClock();
  const day = me?.deletedAt ? formatDay(new Date(me.deletedAt), new Date(), clock) : '';
  const keep = async () => {
    try {
      const { message } = await keepMyAccount();
      await queries.fetchQuery({ ...myAccount, staleTime: 0 });
      showToast({ kind: 'success', summary: t`Account`, detail: message });
      await navigate('/home', { replace: true });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Account`, detail: wordProblem(error) });
    }
  };
  return (
    <Card>
      <div className={classes.page}>
        <PageHeader title={<Trans>Your account will be deleted</Trans>} />
        <p>
          <Trans>
            It is deleted on {day}, and hidden until then: nobody sees you, what you wrote or where you go.
          </Trans>
        </p>
        <p>
          <Trans>
            If you stay, everything is there again but your spots and seats, which others may have.
          </Trans>
        </p>
        <div>
          <SubmitButton onPress={keep}>
            <Trans>Keep my account</Trans>
          </SubmitButton>
        </div>
      </div>
    </Card>
  );
}
