import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { isVideoAddress } from '../../../rules/links.ts';
import classes from '../edit.module.css';

/** A film elsewhere: readers get a card that leads there, and nothing of the other site is loaded. */
export default function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const url = typed.trim();
    if (!isVideoAddress(url)) return setWrong(true);
    editor
      .chain()
      .focus()
      .insertContent({ type: 'video', attrs: { url, caption: '' } })
      .run();
    onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Film</Trans>}>
      <form onSubmit={submit} className={classes.form} noValidate>
        <TextInput
          size="md"
          type="url"
          label={t`Address of the film`}
          placeholder="https://www.youtube.com/watch?v="
          maxLength={500}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
          error={wrong && <Trans>This is no address of the web. It begins with https://</Trans>}
        />
        <SubmitButton wide>
          <Trans>Insert</Trans>
        </SubmitButton>
      </form>
    </ResponsiveSheet>
  );
}
