import { useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconCopy, IconFlag, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { showToast } from '#ui/toast.ts';
import type { MessageView, RoomView } from '../../contract/views.ts';

export interface Deed {
  readonly key: 'reply' | 'copy' | 'edit' | 'remove' | 'report';
  readonly label: string;
  readonly icon: ReactNode;
  readonly danger?: true;
  readonly run: () => void;
}

interface DeedsOf {
  room: RoomView;
  message: MessageView;
  onReply: () => void;
  onEdit: () => void;
}

const icon = { size: 20, 'aria-hidden': true } as const;

/** What this person can do with a message besides a sign, and the dialog that one of it has opened. */
export function useDeeds({ room, message, onReply, onEdit }: DeedsOf) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<'remove' | 'report'>();
  const { mine, text } = message;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    showToast({ kind: 'success', summary: t`Copied` });
  };
  const deeds: Deed[] = [
    { key: 'reply', label: t`Reply`, icon: <IconArrowBackUp {...icon} />, run: onReply },
  ];
  if (text !== '') {
    deeds.push({
      key: 'copy',
      label: t`Copy the text`,
      icon: <IconCopy {...icon} />,
      run: () => void copy(),
    });
  }
  if (mine && !room.closed) {
    deeds.push({ key: 'edit', label: t`Edit`, icon: <IconPencil {...icon} />, run: onEdit });
  }
  if (mine || room.leads) {
    const run = () => setAsking('remove');
    deeds.push({ key: 'remove', label: t`Remove`, icon: <IconTrash {...icon} />, danger: true, run });
  }
  if (!mine) {
    const run = () => setAsking('report');
    deeds.push({ key: 'report', label: t`Report`, icon: <IconFlag {...icon} />, danger: true, run });
  }
  return { deeds, asking, onAsked: () => setAsking(undefined) };
}
