import { Trans, useLingui } from '@lingui/react/macro';
import { Action } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { closedMessages } from '../../page-messages.ts';
import { ChangeAnswer } from './ChangeAnswer.tsx';
import { GuestDialog } from './GuestDialog.tsx';
import type { Answers } from './use-answer.ts';

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
  return (
    <GuestDialog
      huddle={huddle}
      answer={asking.guestsFor}
      onClose={stopAsking}
      onDone={(guests, afterwards) => answers.sayWithGuests(asking.guestsFor, guests, afterwards)}
    />
  );
}
