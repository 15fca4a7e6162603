import { Plural, Trans } from '@lingui/react/macro';
import { IconClock, IconPencil, IconSend, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { Act } from '#platform/shared/outbox/act.ts';
import { isRewordable } from '#platform/shared/outbox/reword.ts';
import { Action } from './Action.tsx';
import classes from './WaitingList.module.css';

// Few edit what waits; its field would come with every page.
const RewordForm = lazy(() => import('./RewordForm.tsx'));

interface WaitingListProps {
  acts: readonly Act[];
  /** When an act was pressed, in words. */
  timeOf: (at: number) => string;
  onAgain: (key: string) => void;
  onReword: (key: string, words: string) => Promise<void>;
  onDrop: (key: string) => void;
}

/** What was done without a network and waits, and what the server would not have, with the reason (OFF-2). */
export function WaitingList({ acts, timeOf, ...deeds }: WaitingListProps) {
  if (acts.length === 0) return null;
  return (
    <ul className={classes.list}>
      {acts.map((act) => (
        <WaitingAct key={act.key} act={act} time={timeOf(act.at)} {...deeds} />
      ))}
    </ul>
  );
}

interface WaitingActProps extends Pick<WaitingListProps, 'onAgain' | 'onReword' | 'onDrop'> {
  act: Act;
  time: string;
}

function WaitingAct({ act, time, onAgain, onReword, onDrop }: WaitingActProps) {
  const [editing, setEditing] = useState(false);
  return (
    <li className={classes.act} data-state={act.state}>
      {editing ? (
        <Suspense>
          <RewordForm
            words={act.words}
            onSave={(words) => onReword(act.key, words)}
            onDone={() => setEditing(false)}
          />
        </Suspense>
      ) : (
        <p className={classes.words} dir="auto">
          {act.words}
        </p>
      )}
      <p className={classes.state} role={act.state === 'WAITING' ? 'status' : 'alert'}>
        <IconClock aria-hidden size={16} stroke={1.8} />
        <State act={act} time={time} />
      </p>
      <span className={classes.deeds}>
        {act.state !== 'WAITING' && (
          <Action
            look="outline"
            size="small"
            icon={<IconSend aria-hidden size={16} />}
            onClick={() => onAgain(act.key)}
          >
            <Trans>Send again</Trans>
          </Action>
        )}
        {isRewordable(act) && !editing && (
          <Action
            look="plain"
            size="small"
            icon={<IconPencil aria-hidden size={16} />}
            onClick={() => setEditing(true)}
          >
            <Trans>Edit</Trans>
          </Action>
        )}
        <Discard onPress={() => onDrop(act.key)} />
      </span>
    </li>
  );
}

function Discard({ onPress }: { onPress: () => void }) {
  return (
    <Action look="plain" size="small" icon={<IconTrash aria-hidden size={16} />} onClick={onPress}>
      <Trans>Discard</Trans>
    </Action>
  );
}

function State({ act, time }: { act: Act; time: string }) {
  const pictures = act.steps.filter(({ file }) => file).length;
  if (act.state === 'REFUSED') return <span>{act.why || <Trans>It could not be sent.</Trans>}</span>;
  if (act.state === 'LATE')
    return (
      <span>
        <Trans>Its time has passed before there was a network. Send it all the same?</Trans>
      </span>
    );
  if (act.state === 'UNSURE')
    return (
      <span>
        <Trans>It may have arrived already: the answer was lost. Look before you send it again.</Trans>
      </span>
    );
  return (
    <span>
      <Trans>Waits to be sent</Trans> · {time}
      {pictures > 0 && (
        <>
          {' '}
          · <Plural value={pictures} one="# picture" other="# pictures" />
        </>
      )}
    </span>
  );
}
