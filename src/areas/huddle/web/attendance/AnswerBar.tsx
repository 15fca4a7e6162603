import { Trans, useLingui } from '@lingui/react/macro';
import { IconBookmark, IconBookmarkFilled, IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { isPast } from '../../rules/state.ts';
import { factsOfView } from '../facts-of-view.ts';
import { HuddleMenu } from '../view/HuddleMenu.tsx';
import classes from './AnswerBar.module.css';
import type { Answers } from './use-answer.ts';

interface AnswerBarProps {
  huddle: HuddleView;
  now: Date;
  answers: Answers;
}

/** The buttons of somebody who is logged in: at the bottom of a phone, beside the facts elsewhere (HUD-8). */
export function AnswerBar({ huddle, now, answers }: AnswerBarProps) {
  const { t } = useLingui();
  const mine = huddle.participation;
  const [withdrawing, setWithdrawing] = useState(false);
  const closed = isPast(factsOfView(huddle), now) || huddle.status === 'CANCELLED';
  const interested = mine?.interested ?? false;
  return (
    <div className={classes.bar} data-bottom-bar="">
      <SubmitButton
        look="outline"
        disabled={closed || mine?.role !== 'PARTICIPANT'}
        aria-pressed={interested}
        icon={
          interested ? <IconBookmarkFilled aria-hidden size={20} /> : <IconBookmark aria-hidden size={20} />
        }
        onPress={() => answers.toggleInterest(!interested)}
      >
        <Trans>Interested</Trans>
      </SubmitButton>
      <MainAnswer huddle={huddle} closed={closed} answers={answers} onWithdraw={() => setWithdrawing(true)} />
      <HuddleMenu huddle={huddle} closed={closed} answers={answers} onWithdraw={() => setWithdrawing(true)} />
      <ConfirmDialog
        opened={withdrawing}
        onClose={() => setWithdrawing(false)}
        title={t`Take your answer back?`}
        confirm={<Trans>Withdraw</Trans>}
        onConfirm={async () => {
          await answers.withdraw();
          setWithdrawing(false);
        }}
        danger
      >
        <Trans>Your place, or your position in the queue, goes to the next person.</Trans>
      </ConfirmDialog>
    </div>
  );
}

interface MainAnswerProps {
  huddle: HuddleView;
  closed: boolean;
  answers: Answers;
  onWithdraw: () => void;
}

/** Confirm, or the state it has led to: Confirmed, Requested, Waiting, or an offer to take. */
function MainAnswer({ huddle, closed, answers, onWithdraw }: MainAnswerProps) {
  const mine = huddle.participation;
  if (mine?.offered) {
    return (
      <SubmitButton disabled={closed} onPress={() => answers.takeOffer(true)}>
        <Trans>Take the place</Trans>
      </SubmitButton>
    );
  }
  if (mine?.requested || mine?.waiting) {
    return (
      <SubmitButton look="outline" disabled={closed} onPress={onWithdraw}>
        {mine.requested ? <Trans>Requested</Trans> : <Trans>Waiting</Trans>}
      </SubmitButton>
    );
  }
  if (mine?.confirmed) {
    return (
      <SubmitButton
        disabled={closed}
        aria-haspopup="dialog"
        icon={<IconCheck aria-hidden size={20} />}
        onPress={answers.change}
      >
        <Trans>Confirmed</Trans>
      </SubmitButton>
    );
  }
  return (
    <SubmitButton disabled={closed} onPress={() => answers.say('YES')}>
      <Trans>Confirm</Trans>
    </SubmitButton>
  );
}
