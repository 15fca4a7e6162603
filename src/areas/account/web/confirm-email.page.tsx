import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ActionLink } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from './gate-page.module.css';
import { undoEmailChange, verifyEmail } from './mutations.ts';

export const meta: MetaFunction = () => [
  { title: 'Verify your email' },
  { name: 'robots', content: 'noindex' },
];

/**
 * `/verify/email/confirm?token=`, and `?undo=` to take a change of address back: opening it changes nothing, because
 * mail scanners open links too; the press of the button uses the link up (GATE-6).
 */
export default function ConfirmEmailPage() {
  const [search] = useSearchParams();
  const undo = search.get('undo');
  return undo === null ? <Confirm token={search.get('token') ?? ''} /> : <UndoChange token={undo} />;
}

type Outcome = { readonly done: string } | { readonly fault: string };

/** What pressing the button came to; undefined before. */
function usePress(work: () => Promise<{ message: string }>) {
  const [outcome, setOutcome] = useState<Outcome>();
  const press = async () => {
    try {
      setOutcome({ done: (await work()).message });
    } catch (error) {
      setOutcome({ fault: wordProblem(error) });
    }
  };
  return { outcome, press };
}

function Confirm({ token }: { token: string }) {
  const { outcome, press } = usePress(() => verifyEmail(token));
  return (
    <Waiting>
      {outcome === undefined && <Ask onConfirm={press} />}
      {outcome && 'done' in outcome && <Verified />}
      {outcome && 'fault' in outcome && (
        <Refused fault={outcome.fault}>
          <ActionLink to="/verify/email" look="outline" reloadDocument>
            <Trans>Send a new link</Trans>
          </ActionLink>
        </Refused>
      )}
    </Waiting>
  );
}

function UndoChange({ token }: { token: string }) {
  const { outcome, press } = usePress(() => undoEmailChange(token));
  return (
    <Waiting>
      {outcome === undefined && <AskUndo onUndo={press} />}
      {outcome && 'done' in outcome && <Undone />}
      {outcome && 'fault' in outcome && (
        <Refused fault={outcome.fault}>
          <ActionLink to="/support" look="outline">
            <Trans>Write to us</Trans>
          </ActionLink>
        </Refused>
      )}
    </Waiting>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <main id="content" className={classes.waiting} tabIndex={-1} aria-live="polite">
      {children}
    </main>
  );
}

function AskUndo({ onUndo }: { onUndo: () => Promise<void> }) {
  return (
    <>
      <h1>
        <Trans>Was it not you?</Trans>
      </h1>
      <p>
        <Trans>
          One press, and your account has its earlier email again. All devices are logged out, and you choose
          a new password.
        </Trans>
      </p>
      <SubmitButton size="large" onPress={onUndo}>
        <Trans>Give me my account back</Trans>
      </SubmitButton>
    </>
  );
}

function Undone() {
  return (
    <>
      <h1>
        <Trans>Your account is yours again.</Trans>
      </h1>
      <p>
        <Trans>
          It has its earlier email, and nobody is logged in. If you log in with a password, we have sent you a
          mail to choose a new one.
        </Trans>
      </p>
      <ActionLink to="/login" size="large" rel="nofollow" reloadDocument>
        <Trans>Log In</Trans>
      </ActionLink>
    </>
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

function Refused({ fault, children }: { fault: string; children: ReactNode }) {
  const { t } = useLingui();
  return (
    <>
      <h1>{t`This link is no longer valid`}</h1>
      <p role="alert">{fault}</p>
      {children}
    </>
  );
}
