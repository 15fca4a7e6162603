import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { isSafeLink } from '../../../rules/links.ts';
import classes from '../edit.module.css';

/** Where the chosen words lead. */
export default function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useLingui();
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [wrong, setWrong] = useState(false);
  const href = addressOf(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSafeLink(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !before)
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Link</Trans>}>
      <form onSubmit={submit} className={classes.form} noValidate>
        <TextInput
          size="md"
          type="url"
          label={t`Address`}
          placeholder="https://"
          maxLength={500}
          data-autofocus
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setWrong(false);
          }}
          error={wrong && <Trans>This is no address of the web or of a mailbox.</Trans>}
        />
        <SubmitButton wide>
          <Trans>Set the link</Trans>
        </SubmitButton>
        {before && (
          <Action look="plain" onClick={remove}>
            <Trans>Remove the link</Trans>
          </Action>
        )}
      </form>
    </ResponsiveSheet>
  );
}

/** 'example.org' is meant as an address, 'asha@example.org' as a mailbox. */
function addressOf(typed: string): string {
  const text = typed.trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return text;
  return /^[^\s@/]+@[^\s@/]+$/.test(text) ? `mailto:${text}` : `https://${text}`;
}
