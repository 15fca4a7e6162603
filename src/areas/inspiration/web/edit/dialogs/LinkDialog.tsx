import { Trans } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { Action } from '#ui/Action.tsx';
import { isSafeLink } from '../../../rules/links.ts';
import { AddressDialog } from './AddressDialog.tsx';

/** Where the chosen words lead. */
export default function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '');
  const take = (typed: string) => {
    const href = addressOf(typed);
    if (!isSafeLink(href)) return false;
    const chain = editor.chain().focus().extendMarkRange('link');
    const words = { type: 'text', text: typed, marks: [{ type: 'link', attrs: { href } }] };
    if (editor.state.selection.empty && !before) chain.insertContent(words).run();
    else chain.setLink({ href }).run();
    return true;
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <AddressDialog
      title={<Trans>Link</Trans>}
      label={<Trans>Address</Trans>}
      placeholder="https://"
      start={before}
      fault={<Trans>This is neither a web address nor an email address.</Trans>}
      submit={<Trans>Set the link</Trans>}
      onTake={take}
      onClose={onClose}
    >
      {before && (
        <Action look="plain" onClick={remove}>
          <Trans>Remove the link</Trans>
        </Action>
      )}
    </AddressDialog>
  );
}

/** 'example.org' is meant as an address, 'asha@example.org' as a mailbox. */
function addressOf(typed: string): string {
  if (/^[a-z][a-z0-9+.-]*:/i.test(typed)) return typed;
  return /^[^\s@/]+@[^\s@/]+$/.test(typed) ? `mailto:${typed}` : `https://${typed}`;
}
