import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { session } from '#platform/web/session/session.ts';
import { signInSettings } from '#platform/web/session/sign-in-settings.ts';
import { showToast } from '#ui/toast.ts';
import { type EmailBody, saveEmail } from '../mutations.ts';
import { myAccount } from '../public/my-account.ts';

/** What the server still wants to know before the address changes: the password, or a log-in at the provider. */
export type Wanted = 'PASSWORD' | 'LOG_IN';

/** Saves the address; when the last log-in is not of a moment ago it says what proves who is there (S1). */
export function useSaveEmail(onSaved: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const [wanted, setWanted] = useState<Wanted>();

  const send = async (command: EmailBody) => {
    try {
      const { message } = await saveEmail(command);
      showToast({ kind: 'success', summary: t`Email`, detail: message });
      await queries.invalidateQueries({ queryKey: myAccount.queryKey });
      onSaved();
    } catch (error) {
      if (error instanceof ApiProblem && error.code === 'LOG_IN_AGAIN') {
        const { embedded } = await signInSettings();
        return setWanted(embedded ? 'PASSWORD' : 'LOG_IN');
      }
      const detail = wordProblem(error, t`Failed to save the email. Please try again.`);
      showToast({ kind: 'error', summary: t`Email`, detail });
    }
  };

  const sendAfterLogIn = async (email: string) => {
    if (!(await session.comeBack())) return;
    const idToken = session.idToken();
    await send(idToken === undefined ? { email } : { email, idToken });
  };
  return { wanted, send, sendAfterLogIn };
}
