import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { MAX_TOKEN_NAME, type Scope, scopes } from '../rules/tokens.ts';
import { Choices } from './Choices.tsx';
import { createToken } from './calls.ts';
import { scopeNames } from './names.ts';
import classes from './programs.module.css';
import { Secret } from './Secret.tsx';
import { useIntegrating } from './use-integrating.ts';

const lives = [30, 90, 180, 365];

/** Another token: for what, for which reads, for how long; its word is shown once. */
export function NewToken({ communityId }: { communityId: string }) {
  const { t } = useLingui();
  const integrate = useIntegrating();
  const [name, setName] = useState('');
  const [wanted, setWanted] = useState<readonly Scope[]>(['outings']);
  const [days, setDays] = useState(90);
  const [token, setToken] = useState('');
  const create = async () => {
    const made = await integrate(() =>
      createToken(communityId, { name: name.trim(), scopes: [...wanted], days }),
    );
    if (!made) return;
    setToken(made.token);
    setName('');
  };
  return (
    <div className={classes.form}>
      <TextInput
        size="md"
        label={t`What the token is for`}
        maxLength={MAX_TOKEN_NAME}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Choices
        label={t`What it may read`}
        names={scopes}
        words={scopeNames}
        chosen={wanted}
        onChange={setWanted}
      />
      <NativeSelect
        size="md"
        label={t`Valid for`}
        value={days}
        data={lives.map((each) => ({ value: String(each), label: t`${each} days` }))}
        onChange={(event) => setDays(Number(event.currentTarget.value))}
      />
      <SubmitButton onPress={create} disabled={name.trim() === '' || wanted.length === 0} wide>
        <Trans>Create a token</Trans>
      </SubmitButton>
      {token && (
        <Secret word={token} onDone={() => setToken('')}>
          <Trans>Copy the token now. It is not shown again.</Trans>
        </Secret>
      )}
    </div>
  );
}
