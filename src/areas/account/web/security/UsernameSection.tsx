import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { ApiProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { session } from '#platform/web/session/session.ts';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { faultOfUsername } from '../../rules/username.ts';
import type { MyAccount } from '../public/my-account.ts';
import { Section } from '../settings/Section.tsx';
import classes from '../settings/settings.module.css';
import { LogInBeside } from '../verification/LogInBeside.tsx';
import { changeUsername, type Security } from './security.ts';
import { useChange } from './use-change.ts';
import type { EnsurePresence } from './use-presence.tsx';

interface UsernameSectionProps {
  me: MyAccount;
  security: Security;
  ensure: EnsurePresence;
}

/** My name in addresses; the one before leads to me for 90 days (GATE-11). */
export function UsernameSection({ me, security, ensure }: UsernameSectionProps) {
  const [changing, setChanging] = useState(false);
  const clock = useClock();
  const again = security.usernameAgainAt;
  const day = again === null ? '' : formatDay(new Date(again), new Date(), clock);
  return (
    <Section
      title={<Trans>Username</Trans>}
      lead={<Trans>You can change it twice in 30 days. Your old address leads here for 90 days.</Trans>}
    >
      <p className={classes.address}>@{me.username}</p>
      {again !== null && (
        <p>
          <Trans>You can change it again from {day} on.</Trans>
        </p>
      )}
      {again === null && !changing && (
        <div>
          <Action look="outline" size="small" onClick={() => setChanging(true)}>
            <Trans>Change username</Trans>
          </Action>
        </div>
      )}
      {again === null && changing && <UsernameForm ensure={ensure} onEnd={() => setChanging(false)} />}
    </Section>
  );
}

function UsernameForm({ ensure, onEnd }: { ensure: EnsurePresence; onEnd: () => void }) {
  const { t } = useLingui();
  const change = useChange(t`Username`, ensure);
  const [username, setUsername] = useState('');
  const [fault, setFault] = useState<string>();
  const [elsewhere, setElsewhere] = useState(false);
  const [busy, setBusy] = useState(false);
  const send = async (idToken?: string) => {
    setBusy(true);
    const isDone = await change(async () => {
      try {
        return await changeUsername(idToken === undefined ? { username } : { username, idToken });
      } catch (error) {
        if (error instanceof ApiProblem && error.code === 'LOG_IN_AGAIN') setElsewhere(true);
        throw error;
      }
    });
    setBusy(false);
    if (isDone) onEnd();
  };
  const sendAfterLogIn = async () => {
    if (await session.comeBack()) await send(session.idToken());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = faultOfUsername(username.toLowerCase());
    setFault(
      wrong === 'USERNAME_FORM'
        ? t`Use 3 to 30 of the letters a to z, digits, dots and underscores.`
        : wrong && t`This username is reserved.`,
    );
    if (!wrong) void send();
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextInput
        label={t`New username`}
        value={username}
        error={fault}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setUsername(event.currentTarget.value.trim())}
        size="md"
        required
      />
      {elsewhere && <LogInBeside onLoggedIn={() => void sendAfterLogIn()} />}
      <div className={classes.ways}>
        <SubmitButton busy={busy}>
          <Trans>Save username</Trans>
        </SubmitButton>
        <Action look="outline" onClick={onEnd}>
          <Trans>Cancel</Trans>
        </Action>
      </div>
    </form>
  );
}
