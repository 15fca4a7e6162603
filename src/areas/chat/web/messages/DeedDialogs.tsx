import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { MessageView } from '../../contract/views.ts';
import { removeMessage } from '../mutations.ts';
import { useAction } from '../use-action.ts';

const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));

interface DeedDialogsProps {
  roomId: string;
  message: MessageView;
  asking: 'remove' | 'report' | undefined;
  onClose: () => void;
}

/** What is asked before a message is removed, or reported. */
export function DeedDialogs({ roomId, message, asking, onClose }: DeedDialogsProps) {
  const deed = useAction(roomId);
  return (
    <>
      <Suspense fallback={null}>
        {asking === 'report' && (
          <ReportDialog object={{ type: 'MESSAGE', id: message.id }} onClose={onClose} />
        )}
      </Suspense>
      <ConfirmDialog
        opened={asking === 'remove'}
        onClose={onClose}
        title={<Trans>Remove this message?</Trans>}
        confirm={<Trans>Yes, remove</Trans>}
        danger
        onConfirm={async () => {
          if (await deed(() => removeMessage(roomId, message.id))) onClose();
        }}
      >
        <Trans>Its words and pictures are gone for good.</Trans>
      </ConfirmDialog>
    </>
  );
}
