import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { faultOfEmail } from '../../rules/email.ts';
import classes from '../gate-page.module.css';
import type { MyAccount } from '../public/my-account.ts';
import { LogInBeside } from './LogInBeside.tsx';
import { useSaveEmail, type Wanted } from './use-save-email.ts';

interface EmailFormProps {
  me: MyAccount | undefined;
  onSaved: () => void;
  /** Left out where an address must be given. */
  onCancel?: () => void;
}

/** Asks for the address to verify, and for the password when somebody else may sit there (GATE-4). */
export function EmailForm({ me, onSaved, onCancel }: EmailFormProps) {
  const { t } = useLingui();
  const { wanted, send, sendAfterLogIn } = useSaveEmail(onSaved);
  const form = useEmailForm(wanted);

  const save = async ({ email, password }: EmailValues) => {
    if (!me) {
      const detail = t`Cannot update email: user information is unavailable.`;
      return showToast({ kind: 'error', summary: t`User Info Missing`, detail });
    }
    await send(password === '' ? { email: email.trim() } : { email: email.trim(), password });
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
        {wanted === 'PASSWORD' && (
          <TextInput
            {...form.getInputProps('password')}
            key={form.key('password')}
            type="password"
            label={t`Your password`}
            description={t`So that nobody else can change your email.`}
            autoComplete="current-password"
            size="md"
            required
            autoFocus
          />
        )}
        {wanted === 'LOG_IN' && (
          <LogInBeside onLoggedIn={() => void sendAfterLogIn(form.getValues().email.trim())} />
        )}
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

interface EmailValues {
  readonly email: string;
  readonly password: string;
}

function useEmailForm(wanted: Wanted | undefined) {
  const { t } = useLingui();
  return useForm<EmailValues>({
    mode: 'uncontrolled',
    initialValues: { email: '', password: '' },
    validate: {
      email: (email) => {
        const fault = faultOfEmail(email);
        return fault && (fault === 'EMPTY' ? t`Email is required.` : t`Enter a valid email.`);
      },
      password: (password) =>
        wanted === 'PASSWORD' && password === '' ? t`Your password is required.` : null,
    },
  });
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
