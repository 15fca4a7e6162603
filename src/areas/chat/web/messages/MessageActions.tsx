import { useLingui } from '@lingui/react/macro';
import { IconDots, IconMoodSmile } from '@tabler/icons-react';
import { useState } from 'react';
import type { MessageView, RoomView } from '../../contract/views.ts';
import { type Reaction, reactions } from '../../rules/reactions.ts';
import shared from '../chat.module.css';
import { DeedDialogs } from './DeedDialogs.tsx';
import { DeedSheet } from './DeedSheet.tsx';
import classes from './MessageActions.module.css';
import { useDeeds } from './use-deeds.tsx';
import { useReact } from './use-react.ts';

interface MessageActionsProps {
  room: RoomView;
  message: MessageView;
  onReply: () => void;
  onEdit: () => void;
  /** Pressed long on a phone: what can be done with it stands in a sheet. */
  held: boolean;
  onHeld: (held: boolean) => void;
}

/**
 * What can be done with a message: a row of buttons where there is a pointer or a keyboard, a sheet under the thumb
 * where it is pressed long.
 */
export function MessageActions({ room, message, onReply, onEdit, held, onHeld }: MessageActionsProps) {
  const { t } = useLingui();
  const react = useReact(room.id);
  const [signs, setSigns] = useState(false);
  const { deeds, asking, onAsked } = useDeeds({ room, message, onReply, onEdit });
  const sign = (reaction: Reaction) => {
    setSigns(false);
    onHeld(false);
    void react(message, reaction, true);
  };
  return (
    <>
      {signs ? (
        <Signs onSign={sign} />
      ) : (
        <div className={shared.deeds}>
          <button type="button" className={classes.deed} aria-label={t`React`} onClick={() => setSigns(true)}>
            <IconMoodSmile aria-hidden size={20} />
          </button>
          {deeds.map(({ key, label, icon, run }) => (
            <button key={key} type="button" className={classes.deed} aria-label={label} onClick={run}>
              {icon}
            </button>
          ))}
        </div>
      )}
      <button
        type="button"
        className={classes.hold}
        aria-label={t`What can be done with this message`}
        aria-haspopup="dialog"
        onClick={() => onHeld(true)}
      >
        <IconDots aria-hidden size={20} />
      </button>
      {held && <DeedSheet message={message} deeds={deeds} onSign={sign} onClose={() => onHeld(false)} />}
      <DeedDialogs roomId={room.id} message={message} asking={asking} onClose={onAsked} />
    </>
  );
}

function Signs({ onSign }: { onSign: (reaction: Reaction) => void }) {
  const { t } = useLingui();
  return (
    <fieldset className={shared.deeds} data-open aria-label={t`Signs`}>
      {reactions.map((reaction) => (
        <button key={reaction} type="button" className={classes.deed} onClick={() => onSign(reaction)}>
          {reaction}
        </button>
      ))}
    </fieldset>
  );
}
