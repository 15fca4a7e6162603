import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { decideDashboard } from '../rules/verify-email.ts';
import classes from './gate-page.module.css';
import { myAccount } from './public/my-account.ts';
import { EmailForm } from './verification/EmailForm.tsx';
import { OutboxHint } from './verification/OutboxHint.tsx';
import { VerifyActions } from './verification/VerifyActions.tsx';

export const meta: MetaFunction = () => [
  { title: 'Verify your email' },
  { name: 'robots', content: 'noindex' },
];
export const handle: PageHandle = { title: msg`Verify your email` };

const LOOK_AGAIN_MS = 5_000;

/** `/verify/email`: an address is saved, proved by the link in a mail, and the way on opens (GATE-4, GATE-5). */
export default function VerifyEmailPage() {
  const { data: me } = useQuery({ ...myAccount, refetchInterval: LOOK_AGAIN_MS });
  const [another, setAnother] = useState(false);
  const navigate = useNavigate();
  const { t } = useLingui();
  const step = me && decideDashboard(me);
  const onward = step && 'to' in step ? step.to : undefined;
  // The link may be opened on another device: this page then goes on by itself.
  useEffect(() => {
    if (onward) void navigate(onward, { replace: true });
  }, [onward, navigate]);
  return (
    <Card>
      <div className={classes.title}>
        <PageHeader title={t`Verify your email`} />
      </div>
      {me?.email && !another ? (
        <>
          <p>
            <Trans>
              Please verify your email: open the link in the mail that we have sent to{' '}
              <strong>{me.email}</strong>.
            </Trans>
          </p>
          {!me.mailArrives && (
            <p role="status" className={classes.notice}>
              <Trans>
                Its mail server says that there is no such mailbox. Is the email spelled correctly?
              </Trans>
            </p>
          )}
          <VerifyActions />
          <OutboxHint />
          <p className={classes.another}>
            <Action look="plain" size="small" onClick={() => setAnother(true)}>
              <Trans>Use another email</Trans>
            </Action>
          </p>
        </>
      ) : (
        <EmailForm
          me={me}
          onSaved={() => setAnother(false)}
          {...(me?.email && { onCancel: () => setAnother(false) })}
        />
      )}
    </Card>
  );
}
