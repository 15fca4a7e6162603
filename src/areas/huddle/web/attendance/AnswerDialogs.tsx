import { Trans, useLingui } from '@lingui/react/macro';
import { IconCircleX, IconHelpCircle, IconUsers } from '@tabler/icons-react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { closedMessages } from '../../page-messages.ts';
import { partySize } from '../../rules/guests.ts';
import { isLateToGiveBack } from '../../rules/missed.ts';
import { factsOfView } from '../facts-of-view.ts';
import classes from './GuestDialog.module.css';
import { GuestDialog } from './GuestDialog.tsx';
import { type Answers, needsWords } from './use-answer.ts';

// Few huddles ask anything.
const QuestionsSheet = latePart(() => import('../questions/QuestionsSheet.tsx'));

/** What stands between a choice and its answer: the guest dialog, or the word that hosts do not answer. */
export function AnswerDialogs({ huddle, answers }: { huddle: HuddleView; answers: Answers }) {
  const { i18n } = useLingui();
  const { asking, stopAsking } = answers;
  if (asking === 'nothing') return null;
  if (asking === 'hosts') {
    return (
      <ResponsiveSheet opened onClose={stopAsking} title={<Trans>RSVP Not Allowed</Trans>}>
        <p>{i18n._(closedMessages.HOST_MAY_NOT_RSVP)}</p>
        <Action onClick={stopAsking} style={{ marginTop: 16 }} wide>
          <Trans>OK</Trans>
        </Action>
      </ResponsiveSheet>
    );
  }
  if (asking === 'change') return <ChangeAnswer huddle={huddle} answers={answers} />;
  if ('questionsWith' in asking) {
    const yes = asking.questionsWith;
    return (
      <QuestionsSheet
        huddle={huddle}
        link={answers.link}
        party={partySize(yes.guests)}
        onClose={stopAsking}
        onDone={(replies) => answers.sayWithReplies(yes, replies)}
      />
    );
  }
  return (
    <GuestDialog
      huddle={huddle}
      answer={asking.guestsFor}
      onClose={stopAsking}
      onDone={(guests, afterwards) => answers.sayWithGuests(asking.guestsFor, guests, afterwards)}
    />
  );
}

/** Somebody who goes says otherwise: maybe, no, or yes with other guests and another way there (HUD-8). */
export function ChangeAnswer({ huddle, answers }: { huddle: HuddleView; answers: Answers }) {
  const { stopAsking, say } = answers;
  const outing = {
    startsAt: new Date(huddle.startDateTime),
    movedAt: huddle.movedAt === null ? null : new Date(huddle.movedAt),
  };
  const other = (answer: 'MAYBE' | 'NO') => async () => {
    stopAsking();
    await say(answer);
  };
  return (
    <ResponsiveSheet opened onClose={stopAsking} title={<Trans>Change my answer</Trans>}>
      <div className={classes.form}>
        {needsWords(huddle, 'YES') && (
          <SubmitButton wide icon={<IconUsers aria-hidden size={20} />} onPress={() => say('YES')}>
            {factsOfView(huddle).guestAllowed ? (
              <Trans>Change guests or ride</Trans>
            ) : (
              <Trans>Price and ride</Trans>
            )}
          </SubmitButton>
        )}
        {!huddle.settings.decisiveRsvp && (
          <SubmitButton
            wide
            look="outline"
            icon={<IconHelpCircle aria-hidden size={20} />}
            onPress={other('MAYBE')}
          >
            <Trans>I am not sure any more</Trans>
          </SubmitButton>
        )}
        <SubmitButton wide look="outline" icon={<IconCircleX aria-hidden size={20} />} onPress={other('NO')}>
          <Trans>I am not coming</Trans>
        </SubmitButton>
        <p className={classes.lead}>
          <Trans>Without a yes your place goes to the next person.</Trans>
        </p>
        {huddle.participation?.confirmed && isLateToGiveBack(outing, new Date()) && (
          <p className={classes.lead}>
            <Trans>It starts in less than a day, so hosts will see that you gave it back late.</Trans>
          </p>
        )}
        <Action look="plain" wide onClick={stopAsking}>
          <Trans>Leave it as it is</Trans>
        </Action>
      </div>
    </ResponsiveSheet>
  );
}
