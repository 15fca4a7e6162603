import { Trans } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { isVideoAddress } from '../../../rules/links.ts';
import { AddressDialog } from './AddressDialog.tsx';

/** A film elsewhere: readers get a card that leads there, and nothing of the other site is loaded. */
export default function VideoDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const take = (url: string) => {
    if (!isVideoAddress(url)) return false;
    const film = { type: 'video', attrs: { url, caption: '' } };
    return editor.chain().focus().insertContent(film).run() || true;
  };
  return (
    <AddressDialog
      title={<Trans>Film</Trans>}
      label={<Trans>Address of the film</Trans>}
      placeholder="https://www.youtube.com/watch?v="
      fault={<Trans>This is not a web address. It begins with https://</Trans>}
      submit={<Trans>Insert</Trans>}
      onTake={take}
      onClose={onClose}
    />
  );
}
