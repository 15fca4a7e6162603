import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { faultOfEmail } from '../../rules/email.ts';
import classes from '../gate-page.module.css';
import { saveEmail } from '../mutations.ts';
import { type MyAccount, myAccount } from '../parts/my-account.ts';

interface EmailFormProps {
  me: MyAccount | undefined;
  onSaved: () => void;
  /** Left out where an address must be given. */
  onCancel?: () => void;
}

/** Asks for the address to verify (GATE-4). */
export function EmailForm({ me, onSaved, onCancel }: EmailFormProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { email: '' },
    validate: {
      email: (email) => {
        const fault = faultOfEmail(email);
        return fault && (fault === 'EMPTY' ? t`Email is required.` : t`Enter a valid email.`);
      },
    },
  });

  const save = async ({ email }: { email: string }) => {
    if (!me) {
      const detail = t`Cannot update email: user information is unavailable.`;
      return showToast({ kind: 'error', summary: t`User Info Missing`, detail });
    }
    try {
      const { message } = await saveEmail(email.trim());
      showToast({ kind: 'success', summary: t`Email`, detail: message });
      await queries.invalidateQueries({ queryKey: myAccount.queryKey });
      onSaved();
    } catch (error) {
      const fallback = t`Failed to save the email. Please try again.`;
      const detail = error instanceof ApiProblem ? error.message : fallback;
      showToast({ kind: 'error', summary: t`Email`, detail });
    }
  };

  return (
    <form onSubmit={form.onSubmit(save)} noValidate>
      {!me?.email && <NoEmailNotice />}
      <div className={classes.fields}>
        <TextInput
          {...form.getInputProps('email')}
          key={form.key('email')}
          type="email"
          label={t`Email`}
          autoComplete="email"
          size="md"
          required
        />
        <SubmitButton busy={form.submitting}>
          <Trans>Save email</Trans>
        </SubmitButton>
        {onCancel && (
          <Action look="outline" onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Action>
        )}
      </div>
    </form>
  );
}

function NoEmailNotice() {
  return (
    <div className={classes.notice} role="alert">
      <strong>
        <Trans>Error</Trans>
      </strong>
      <p>
        <Trans>
          Your account has no email. Please enter and save one. If you logged in with a social account, it may
          not have told us your email.
        </Trans>
      </p>
    </div>
  );
}
