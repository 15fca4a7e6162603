import { Trans } from '@lingui/react/macro';
import { IconShare } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { isPast } from '../../rules/state.ts';
import classes from '../attendance/AnswerBar.module.css';
import type { Answers } from '../attendance/use-answer.ts';
import { factsOfView } from '../facts-of-view.ts';
import { justPublished } from '../share/just-published.ts';
import { ShareDoor } from '../share/ShareDoor.tsx';
import { HuddleMenu } from './HuddleMenu.tsx';

interface HostBarProps {
  huddle: HuddleView;
  now: Date;
  answers: Answers;
}

/** Hosts answer nobody: in place of the answers stands what brings them people. */
export function HostBar({ huddle, now, answers }: HostBarProps) {
  // What comes after publishing is to share.
  const [isNew] = useState(() => justPublished.is(huddle.id));
  const [sharing, setSharing] = useState(isNew);
  useEffect(() => justPublished.forget(), []);
  const closed = isPast(factsOfView(huddle), now) || huddle.status === 'CANCELLED';
  return (
    <div className={classes.bar} data-bottom-bar="" data-one>
      <SubmitButton icon={<IconShare aria-hidden size={20} />} onPress={() => setSharing(true)}>
        <Trans>Share</Trans>
      </SubmitButton>
      <ShareDoor huddle={huddle} opened={sharing} isNew={isNew} onClose={() => setSharing(false)} />
      <HuddleMenu huddle={huddle} closed={closed} answers={answers} onWithdraw={() => undefined} />
    </div>
  );
}
