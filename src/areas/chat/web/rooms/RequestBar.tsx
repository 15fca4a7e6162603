import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { RoomView } from '../../contract/views.ts';
import classes from '../chat.module.css';
import { answerMessageRequest } from '../public/quick-answers.ts';
import { useAction } from '../use-action.ts';

/** Somebody whom one does not follow would like to talk: yes or no, before anything else. */
export function RequestBar({ room }: { room: RoomView }) {
  const deed = useAction(room.id);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const answer = async (accept: boolean) => {
    const done = await deed(() => answerMessageRequest(room.id, accept));
    await queries.invalidateQueries({ queryKey: ['room'] });
    if (done && !accept) await navigate('/chat');
  };
  return (
    <div className={`${classes.bar} ${classes.asks}`}>
      <p>
        <Trans>You do not follow them. They see nothing of you until you accept.</Trans>
      </p>
      <SubmitButton onPress={() => answer(true)}>
        <Trans>Accept</Trans>
      </SubmitButton>
      <SubmitButton look="outline" onPress={() => answer(false)}>
        <Trans>Decline</Trans>
      </SubmitButton>
    </div>
  );
}
