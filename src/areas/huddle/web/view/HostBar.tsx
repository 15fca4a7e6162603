import { Trans } from '@lingui/react/macro';
import { IconShare } from '@tabler/icons-react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { isPast } from '../../rules/state.ts';
import classes from '../attendance/AnswerBar.module.css';
import type { Answers } from '../attendance/use-answer.ts';
import { factsOfView } from '../facts-of-view.ts';
import { useShare } from '../use-share.ts';
import { HuddleMenu } from './HuddleMenu.tsx';

interface HostBarProps {
  huddle: HuddleView;
  now: Date;
  answers: Answers;
}

/** Hosts answer nobody: in place of the answers stands what brings them people. */
export function HostBar({ huddle, now, answers }: HostBarProps) {
  const share = useShare(huddle);
  const closed = isPast(factsOfView(huddle), now) || huddle.status === 'CANCELLED';
  return (
    <div className={classes.bar} data-bottom-bar="" data-one>
      <SubmitButton icon={<IconShare aria-hidden size={20} />} onPress={share}>
        <Trans>Share</Trans>
      </SubmitButton>
      <HuddleMenu huddle={huddle} closed={closed} answers={answers} onWithdraw={() => undefined} />
    </div>
  );
}
