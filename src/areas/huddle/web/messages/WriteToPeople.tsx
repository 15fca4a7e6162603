import { Trans } from '@lingui/react/macro';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { type Draft, draftOf, MessageDialog } from './MessageDialog.tsx';

/** Opens the sheet to write to everybody or to those of one answer; what was typed stays when it is closed. */
export function WriteToPeople({ huddle }: { huddle: HuddleView }) {
  const [open, setOpen] = useState(false);
  const [draft, setDraft] = useState<Draft>(() => draftOf('ALL', ''));
  return (
    <p>
      <Action look="outline" icon={<IconSend aria-hidden size={18} />} onClick={() => setOpen(true)}>
        <Trans>Write to people</Trans>
      </Action>
      {open && (
        <MessageDialog huddle={huddle} draft={draft} onChange={setDraft} onClose={() => setOpen(false)} />
      )}
    </p>
  );
}
