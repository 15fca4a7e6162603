import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Section } from '../settings/Section.tsx';
import classes from './security.module.css';
import type { Security } from './security.ts';

type Recovery = Security['recoveries'][number];

const names: Readonly<Record<Recovery['event'], MessageDescriptor>> = {
  'recovery-asked': msg`The team was asked to recover this account`,
  'recovery-cancelled': msg`The recovery was stopped`,
  recovered: msg`The account was recovered at another email`,
};

/** What operators did to recover my account, and what came of it (A17). */
export function RecoveriesSection({ recoveries }: { recoveries: readonly Recovery[] }) {
  const { t } = useLingui();
  const clock = useClock();
  return (
    <Section
      title={<Trans>Recovery by the team</Trans>}
      lead={<Trans>For 24 hours it can be stopped from every known email, and a log-in stops it.</Trans>}
    >
      <ul className={classes.list}>
        {recoveries.map(({ event, at }) => (
          <li key={`${event} ${at}`} className={classes.item}>
            <div className={classes.words}>
              <strong>{t(names[event])}</strong>
              <p>{formatDateTime(new Date(at), new Date(), clock)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
