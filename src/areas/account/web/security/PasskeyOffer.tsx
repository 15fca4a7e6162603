import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import classes from '../gate-page.module.css';
import { canMakeQuietly, makePasskey, nameOfDevice, stopMaking, wasClosed } from './browser-keys.ts';
import { noteOffered } from './offer-passkey.ts';

/**
 * Between a log-in and the page that was wanted, once: a passkey makes the next log-in one touch (GATE-12). A browser
 * that can make it without a question does so while the page asks.
 */
export default function PasskeyOffer({ to }: { to: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [fault, setFault] = useState('');
  const goOn = () => navigate(to, { replace: true });
  const keep = async (how?: { quietly: boolean }) => {
    const { message } = await makePasskey(nameOfDevice(navigator.userAgent) || t`This device`, how);
    await goOn();
    showToast({ kind: 'success', summary: t`Passkeys`, detail: message });
  };
  const makeQuietly = useEffectEvent(async () => {
    if (await canMakeQuietly()) await keep({ quietly: true });
  });
  useEffect(() => {
    noteOffered();
    // What the browser does not do by itself is asked for by the page.
    makeQuietly().catch(() => undefined);
    return stopMaking;
  }, []);
  const make = async () => {
    setFault('');
    try {
      await keep();
    } catch (error) {
      if (!wasClosed(error)) setFault(wordProblem(error));
    }
  };
  return (
    <main id="content" className={classes.waiting} tabIndex={-1}>
      <h1>
        <Trans>Log in with a touch next time?</Trans>
      </h1>
      <p>
        <Trans>
          A passkey lets you in with your fingerprint, your face or the lock of your screen. You need no
          password on this device any more.
        </Trans>
      </p>
      {fault !== '' && <p role="alert">{fault}</p>}
      <SubmitButton size="large" onPress={make}>
        <Trans>Make a passkey</Trans>
      </SubmitButton>
      <Action look="plain" onClick={() => void goOn()}>
        <Trans>Not now</Trans>
      </Action>
      <p className={classes.quiet}>
        <Trans>You can make one at any time under Security and log-in.</Trans>
      </p>
    </main>
  );
}
