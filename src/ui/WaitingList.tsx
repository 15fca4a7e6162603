import { Plural, Trans } from '@lingui/react/macro';
import { IconClock, IconSend, IconTrash } from '@tabler/icons-react';
import type { Act } from '#platform/shared/outbox/act.ts';
import { Action } from './Action.tsx';
import classes from './WaitingList.module.css';

interface WaitingListProps {
  acts: readonly Act[];
  /** When an act was pressed, in words. */
  timeOf: (at: number) => string;
  onAgain: (key: string) => void;
  onDrop: (key: string) => void;
}

/** What was done without a network and waits, and what the server would not have, with the reason (OFF-2). */
export function WaitingList({ acts, timeOf, onAgain, onDrop }: WaitingListProps) {
  if (acts.length === 0) return null;
  return (
    <ul className={classes.list}>
      {acts.map((act) => (
        <li key={act.key} className={classes.act} data-state={act.state}>
          <p className={classes.words} dir="auto">
            {act.words}
          </p>
          <p className={classes.state} role={act.state === 'WAITING' ? 'status' : 'alert'}>
            <IconClock aria-hidden size={16} stroke={1.8} />
            <State act={act} time={timeOf(act.at)} />
          </p>
          {act.state !== 'WAITING' && (
            <span className={classes.deeds}>
              <Action
                look="outline"
                size="small"
                icon={<IconSend aria-hidden size={16} />}
                onClick={() => onAgain(act.key)}
              >
                <Trans>Send again</Trans>
              </Action>
              <Discard onPress={() => onDrop(act.key)} />
            </span>
          )}
          {act.state === 'WAITING' && <Discard onPress={() => onDrop(act.key)} />}
        </li>
      ))}
    </ul>
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
