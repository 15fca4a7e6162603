import { Trans, useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const deed = useAction(roomId);
  const { text } = message;
  return (
    <>
      {asking === 'report' && <ReportDialog object={{ type: 'MESSAGE', id: message.id }} onClose={onClose} />}
      <ConfirmDialog
        opened={asking === 'remove'}
        onClose={onClose}
        title={<Trans>Remove this message?</Trans>}
        confirm={<Trans>Yes, remove</Trans>}
        danger
        onConfirm={async () => {
          if (await deed(() => removeMessage(roomId, message.id, t`Remove: ${text}`))) onClose();
        }}
      >
        <Trans>Its words and pictures are gone for good.</Trans>
      </ConfirmDialog>
    </>
  );
}
