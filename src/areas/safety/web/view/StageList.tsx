import { Trans } from '@lingui/react/macro';
import { IconBell, IconMail, IconUsers } from '@tabler/icons-react';
import type { Clock } from '#platform/shared/time.ts';
import type { Stage, StageTime } from '../../rules/stages.ts';
import { sayTime } from '../say-time.ts';
import classes from './StageList.module.css';

interface StageListProps {
  stages: readonly StageTime[];
  now: Date;
  clock: Clock;
  alone: boolean;
  /** Who is told at last, by name; empty where it is only known how many. */
  names: string;
  /** How many emergency contacts would be told, of anybody. */
  contacts: number;
}

const icons = {
  SOON: IconBell,
  DUE: IconBell,
  HALF: IconBell,
  HOSTS: IconUsers,
  CONTACTS: IconMail,
} as const;

/** What happens when nobody presses anything, each step with its time and whom it reaches (S16). */
export function StageList({ stages, now, clock, ...who }: StageListProps) {
  const next = stages.find(({ at }) => at > now);
  return (
    <ol className={classes.stages}>
      {stages.map(({ stage, at }) => {
        const Icon = icons[stage];
        const when = at <= now ? 'past' : stage === next?.stage ? 'next' : 'later';
        return (
          <li key={stage} data-when={when} aria-current={when === 'next' ? 'step' : undefined}>
            <Icon aria-hidden size={20} stroke={1.7} />
            <time dateTime={at.toISOString()}>{sayTime(at, now, clock)}</time>
            <span>
              <Deed stage={stage} {...who} />
            </span>
          </li>
        );
      })}
    </ol>
  );
}

type DeedProps = Pick<StageListProps, 'alone' | 'names' | 'contacts'> & { stage: Stage };

function Deed({ stage, alone, names, contacts }: DeedProps) {
  if (stage === 'SOON') return <Trans>You are reminded</Trans>;
  if (stage === 'DUE')
    return alone ? <Trans>You are asked whether you are back</Trans> : <Trans>All of you are asked</Trans>;
  if (stage === 'HALF') return <Trans>Asked once more</Trans>;
  if (stage === 'HOSTS') return <Trans>The hosts are told that you are overdue</Trans>;
  if (contacts === 0 && names === '')
    return alone ? (
      <Trans>Nobody: no emergency contact is chosen</Trans>
    ) : (
      <Trans>Nobody else: no emergency contact is chosen. People of the party can still add theirs.</Trans>
    );
  if (names !== '')
    return (
      <Trans>
        Told that you are overdue: <span dir="auto">{names}</span>
      </Trans>
    );
  return <Trans>The emergency contacts are told</Trans>;
}
