import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { answerOffer, answerRequest } from '#areas/huddle/web/parts/quick-answers.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { NotificationView } from '../../contract.ts';
import classes from './NotificationRow.module.css';

interface InlineAnswerProps {
  notification: NotificationView;
  onDone: () => void;
}

/** Yes or no to what is asked, without leaving the list (NOT-2). */
export function InlineAnswer({ notification: { kind, actor, object }, onDone }: InlineAnswerProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const answer = async (yes: boolean) => {
    try {
      const { message } =
        kind === 'HUDDLE_OFFER'
          ? await answerOffer(object.id, yes)
          : await answerRequest(object.id, actor?.id ?? '', yes);
      const objectLabel = object.name ?? t`Huddle`;
      const data = { objectLabel, route: '/huddle', id: object.id };
      showToast({ kind: 'success', summary: t`Answered`, detail: message, data });
      onDone();
    } catch (error) {
      showToast({ kind: 'error', summary: object.name ?? t`Huddle`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey: ['notification'] });
    await queries.invalidateQueries({ queryKey: ['huddle'] });
  };
  const isOffer = kind === 'HUDDLE_OFFER';
  const who = actor?.displayName ?? t`Somebody`;
  return (
    <div className={classes.answers}>
      <SubmitButton
        size="small"
        onPress={() => answer(true)}
        aria-label={isOffer ? t`Take the place` : t`Accept ${who}`}
      >
        {isOffer ? <Trans>Take the place</Trans> : <Trans>Accept</Trans>}
      </SubmitButton>
      <SubmitButton
        size="small"
        look="outline"
        onPress={() => answer(false)}
        aria-label={isOffer ? t`Leave the place` : t`Decline ${who}`}
      >
        {isOffer ? <Trans>Leave it</Trans> : <Trans>Decline</Trans>}
      </SubmitButton>
    </div>
  );
}
