import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { DraftView } from '../../contract/views.ts';
import { addressOf } from '../address-of.ts';
import { publishInspiration } from '../mutations.ts';
import classes from './edit.module.css';
import type { DraftSaving } from './use-draft-saving.ts';

interface PublishDialogProps {
  draft: DraftView;
  saves: DraftSaving;
  onReload: () => Promise<void>;
  onClose: () => void;
}

/** Shows the story to readers, now or at a time to come. */
export default function PublishDialog({ draft, saves, onReload, onClose }: PublishDialogProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [at, setAt] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isOut = draft.state === 'PUBLISHED';
  const send = async () => {
    const time = at === '' ? null : new Date(at).toISOString();
    const { message } = await publishInspiration(draft.id, (await saves.flush()).edition, time);
    showToast({ kind: 'success', summary: message });
    await queries.invalidateQueries({ queryKey: ['inspiration'] });
    onClose();
    await (time === null ? navigate(addressOf(draft.id)) : onReload());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setFault(undefined);
    await send().catch((error: unknown) => setFault(wordProblem(error)));
    setBusy(false);
  };
  return (
    <ResponsiveSheet
      opened
      onClose={onClose}
      title={isOut ? <Trans>Publish changes</Trans> : <Trans>Publish</Trans>}
    >
      <form onSubmit={(event) => void submit(event)} className={classes.form}>
        <p>
          {isOut ? (
            <Trans>Readers will see this version instead.</Trans>
          ) : (
            <Trans>Everybody can read it then, and those who follow you are told.</Trans>
          )}
        </p>
        {!isOut && (
          <TextInput
            size="md"
            type="datetime-local"
            label={t`Later, at`}
            description={t`Leave it empty to publish now.`}
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
          />
        )}
        {fault && (
          <p role="alert" className={classes.fault}>
            {fault}
          </p>
        )}
        <SubmitButton busy={busy} size="large" wide data-autofocus>
          {at === '' ? <Trans>Publish now</Trans> : <Trans>Schedule</Trans>}
        </SubmitButton>
      </form>
    </ResponsiveSheet>
  );
}
