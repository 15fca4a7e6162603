import { Plural, Trans } from '@lingui/react/macro';
import { IconListCheck, IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import type { HuddleView } from '../../contract/views.ts';
import classes from './Questions.module.css';

const QuestionEditor = latePart(() => import('./QuestionEditor.tsx'));
const RepliesSheet = latePart(() => import('./RepliesSheet.tsx'));

/** Where hosts say what they ask with a yes, and read what was said (HUD-28). */
export function QuestionDesk({ huddle, past }: { huddle: HuddleView; past: boolean }) {
  const [open, setOpen] = useState<'NOTHING' | 'EDITOR' | 'REPLIES'>('NOTHING');
  const { questionCount } = huddle;
  const close = () => setOpen('NOTHING');
  return (
    <div className={classes.desk}>
      {!past && (
        <Action
          look="outline"
          icon={<IconMessageQuestion aria-hidden size={18} />}
          onClick={() => setOpen('EDITOR')}
        >
          {questionCount === 0 ? (
            <Trans>Ask those who come</Trans>
          ) : (
            <Plural value={questionCount} one="Change # question" other="Change # questions" />
          )}
        </Action>
      )}
      {questionCount > 0 && (
        <Action
          look="outline"
          icon={<IconListCheck aria-hidden size={18} />}
          onClick={() => setOpen('REPLIES')}
        >
          <Trans>What they said</Trans>
        </Action>
      )}
      {open === 'EDITOR' && <QuestionEditor huddle={huddle} onClose={close} />}
      {open === 'REPLIES' && <RepliesSheet huddle={huddle} onClose={close} />}
    </div>
  );
}
