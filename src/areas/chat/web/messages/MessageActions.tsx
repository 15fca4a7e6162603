import { Trans, useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconFlag, IconMoodSmile, IconPencil, IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { MessageView, RoomView } from '../../contract/views.ts';
import { type Reaction, reactions } from '../../rules/reactions.ts';
import shared from '../chat.module.css';
import { removeMessage } from '../mutations.ts';
import { useAction } from '../use-action.ts';
import classes from './MessageActions.module.css';
import { useReact } from './use-react.ts';

const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));

interface MessageActionsProps {
  room: RoomView;
  message: MessageView;
  onReply: () => void;
  onEdit: () => void;
}

/** What can be done with a message: a sign, a reply, and for its author or an admin more. */
export function MessageActions({ room, message, onReply, onEdit }: MessageActionsProps) {
  const { t } = useLingui();
  const deed = useAction(room.id);
  const react = useReact(room.id);
  const [signs, setSigns] = useState(false);
  const [reporting, setReporting] = useState(false);
  const [removing, setRemoving] = useState(false);
  const sign = (reaction: Reaction) => {
    setSigns(false);
    void react(message, reaction, true);
  };
  if (signs) {
    return (
      <fieldset className={shared.deeds} data-open aria-label={t`Signs`}>
        {reactions.map((reaction) => (
          <button key={reaction} type="button" className={classes.deed} onClick={() => sign(reaction)}>
            {reaction}
          </button>
        ))}
      </fieldset>
    );
  }
  return (
    <div className={shared.deeds}>
      <button
        type="button"
        className={classes.deed}
        aria-label={t`Answer with a sign`}
        onClick={() => setSigns(true)}
      >
        <IconMoodSmile aria-hidden size={20} />
      </button>
      <button type="button" className={classes.deed} aria-label={t`Reply`} onClick={onReply}>
        <IconArrowBackUp aria-hidden size={20} />
      </button>
      {message.mine && !room.closed && (
        <button type="button" className={classes.deed} aria-label={t`Edit`} onClick={onEdit}>
          <IconPencil aria-hidden size={20} />
        </button>
      )}
      {(message.mine || room.leads) && (
        <button
          type="button"
          className={classes.deed}
          aria-label={t`Remove`}
          onClick={() => setRemoving(true)}
        >
          <IconTrash aria-hidden size={20} />
        </button>
      )}
      {!message.mine && (
        <button
          type="button"
          className={classes.deed}
          aria-label={t`Report`}
          onClick={() => setReporting(true)}
        >
          <IconFlag aria-hidden size={20} />
        </button>
      )}
      <Suspense fallback={null}>
        {reporting && (
          <ReportDialog object={{ type: 'MESSAGE', id: message.id }} onClose={() => setReporting(false)} />
        )}
      </Suspense>
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        title={<Trans>Remove this message?</Trans>}
        confirm={<Trans>Yes, remove</Trans>}
        danger
        onConfirm={async () => {
          if (await deed(() => removeMessage(room.id, message.id))) setRemoving(false);
        }}
      >
        <Trans>Its words and pictures are gone for good.</Trans>
      </ConfirmDialog>
    </div>
  );
}
