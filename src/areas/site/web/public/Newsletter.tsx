import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { faultOfEmail } from '#areas/account/rules/email.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { PlainField } from '#ui/PlainField.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { subscribe } from '../landing/letters.ts';
import { TrapField } from '../landing/TrapField.tsx';
import classes from './Newsletter.module.css';

/** An address for our letters (SITE-12); it counts once its owner has opened the link of the mail. */
export function Newsletter() {
  const { t } = useLingui();
  const [email, setEmail] = useState('');
  const [website, setWebsite] = useState('');
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState<string>();
  const wrong = faultOfEmail(email) === 'FORM';
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (faultOfEmail(email)) return;
    setBusy(true);
    try {
      const { message } = await subscribe({ email: email.trim(), website });
      setTold(message);
    } catch (error) {
      showToast({ kind: 'error', summary: t`Categories`, detail: wordProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={classes.letter} aria-labelledby="newsletter">
      <div>
        <h2 id="newsletter">
          <Trans>A letter from the trail</Trans>
        </h2>
        <p>
          <Trans>New walks, people and stories, now and then. One press ends it.</Trans>
        </p>
      </div>
      {told ? (
        <p role="status">
          <strong>
            <Trans>Subscribed to newletter</Trans>
          </strong>
          <br />
          {told}
        </p>
      ) : (
        <form onSubmit={(event) => void send(event)} noValidate>
          <PlainField
            label={<Trans>Email</Trans>}
            type="email"
            autoComplete="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.currentTarget.value)}
            error={wrong && <Trans>Email is invalid</Trans>}
          />
          <TrapField value={website} onChange={(event) => setWebsite(event.currentTarget.value)} />
          <SubmitButton busy={busy} disabled={email.trim() === ''}>
            <Trans>Subscribe</Trans>
          </SubmitButton>
        </form>
      )}
    </section>
  );
}
