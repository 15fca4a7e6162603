import { useLingui } from '@lingui/react/macro';
import type { MessageView } from '../../contract/views.ts';
import classes from './Signs.module.css';
import { useReact } from './use-react.ts';

/** With which signs a message was answered, and how often; a press joins in or takes mine back. */
export function Signs({ roomId, message }: { roomId: string; message: MessageView }) {
  const { t } = useLingui();
  const react = useReact(roomId);
  if (message.reactions.length === 0) return null;
  return (
    <div className={classes.signs}>
      {message.reactions.map(({ reaction, count, mine }) => (
        <button
          key={reaction}
          type="button"
          className={classes.sign}
          aria-pressed={mine}
          aria-label={t`${reaction} from ${count}`}
          onClick={() => void react(message, reaction, !mine)}
        >
          <span aria-hidden>{reaction}</span>
          <span aria-hidden>{count}</span>
        </button>
      ))}
    </div>
  );
}
