import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { useSecondsUntil } from '#platform/web/use-seconds-until.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { resendVerification } from '../mutations.ts';

/** A mail a minute may be asked for (GATE-6). */
const BETWEEN_MAILS_SECONDS = 60;

/** 'Resend Verification Email': after a mail, or when there were too many, it counts down to the next (GATE-5). */
export function ResendButton() {
  const { t } = useLingui();
  const [nextAt, setNextAt] = useState(0);
  const wait = useSecondsUntil(nextAt);
  const waitFor = (seconds: number) => setNextAt(Date.now() + seconds * 1_000);
  const resend = async () => {
    try {
      const { message } = await resendVerification();
      showToast({ kind: 'success', summary: t`Verification email`, detail: message });
      waitFor(BETWEEN_MAILS_SECONDS);
    } catch (error) {
      if (error instanceof ApiProblem && error.retryAfter) waitFor(error.retryAfter);
      showToast({ kind: 'error', summary: t`Verification email`, detail: wordProblem(error) });
    }
  };
  return (
    <div>
      <SubmitButton look="outline" onPress={resend} disabled={wait > 0} aria-describedby="next-mail">
        <Trans>Resend Verification Email</Trans>
      </SubmitButton>
      <small id="next-mail">{wait > 0 && <Trans>The next one in {clockOf(wait)}</Trans>}</small>
    </div>
  );
}

/** Seconds as minutes and seconds: 0:42. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
