import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ActionLink } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from './gate-page.module.css';
import { verifyEmail } from './mutations.ts';

export const meta: MetaFunction = () => [
  { title: 'Verify your email' },
  { name: 'robots', content: 'noindex' },
];

/**
 * `/verify/email/confirm?token=`: opening it changes nothing, because mail scanners open links too; the press of
 * the button uses the link up (GATE-6).
 */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const [outcome, setOutcome] = useState<'verified' | { readonly fault: string }>();
  const confirm = async () => {
    try {
      await verifyEmail(search.get('token') ?? '');
      setOutcome('verified');
    } catch (error) {
      setOutcome({ fault: wordProblem(error) });
    }
  };
  return (
    <main id="content" className={classes.waiting} tabIndex={-1} aria-live="polite">
      {outcome === undefined && <Ask onConfirm={confirm} />}
      {outcome === 'verified' && <Verified />}
      {typeof outcome === 'object' && <Refused fault={outcome.fault} />}
    </main>
  );
}

function Ask({ onConfirm }: { onConfirm: () => Promise<void> }) {
  return (
    <>
      <h1>
        <Trans>Verify your email</Trans>
      </h1>
      <p>
        <Trans>One press, and huddles, rides and changes of plan reach you.</Trans>
      </p>
      <SubmitButton size="large" onPress={onConfirm}>
        <Trans>Verify my email</Trans>
      </SubmitButton>
    </>
  );
}

function Verified() {
  return (
    <>
      <h1>
        <Trans>Your email is verified.</Trans>
      </h1>
      <p>
        <Trans>You can close this page, or go on here.</Trans>
      </p>
      <ActionLink to="/home" size="large" reloadDocument>
        <Trans>Go on</Trans>
      </ActionLink>
    </>
  );
}

function Refused({ fault }: { fault: string }) {
  const { t } = useLingui();
  return (
    <>
      <h1>{t`This link is no longer good`}</h1>
      <p role="alert">{fault}</p>
      <ActionLink to="/verify/email" look="outline" reloadDocument>
        <Trans>Send a new link</Trans>
      </ActionLink>
    </>
  );
}
