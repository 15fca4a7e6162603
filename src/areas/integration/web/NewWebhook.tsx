import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { clubEvents, type HookEvent, MAX_WEBHOOK_URL, siteEvents } from '../rules/webhooks.ts';
import { Choices } from './Choices.tsx';
import { createWebhook } from './calls.ts';
import { eventNames } from './names.ts';
import classes from './programs.module.css';
import { Secret } from './Secret.tsx';
import { useIntegrating } from './use-integrating.ts';

/** Another webhook: where it goes and what it hears; what it is signed with is shown once. */
export function NewWebhook({ communityId }: { communityId: string | null }) {
  const { t } = useLingui();
  const integrate = useIntegrating();
  const [url, setUrl] = useState('');
  const [wanted, setWanted] = useState<readonly HookEvent[]>(['outing.published']);
  const [secret, setSecret] = useState('');
  const names: readonly HookEvent[] = communityId === null ? siteEvents : clubEvents;
  const create = async () => {
    const id = communityId as Parameters<typeof createWebhook>[0]['communityId'];
    const made = await integrate(() =>
      createWebhook({ communityId: id, url: url.trim(), events: [...wanted] }),
    );
    if (!made) return;
    setSecret(made.secret);
    setUrl('');
  };
  return (
    <div className={classes.form}>
      <TextInput
        size="md"
        type="url"
        label={t`Address`}
        placeholder="https://"
        maxLength={MAX_WEBHOOK_URL}
        value={url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Choices
        label={t`What it hears`}
        names={names}
        words={eventNames}
        chosen={wanted}
        onChange={setWanted}
      />
      <SubmitButton onPress={create} disabled={url.trim() === '' || wanted.length === 0} wide>
        <Trans>Create a webhook</Trans>
      </SubmitButton>
      {secret && (
        <Secret word={secret} onDone={() => setSecret('')}>
          <Trans>Copy the secret now: your program checks with it who sends. It is not shown again.</Trans>
        </Secret>
      )}
    </div>
  );
}
