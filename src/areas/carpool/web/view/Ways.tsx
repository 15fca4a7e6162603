import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconArmchair, IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { CarpoolCard } from '../../contract/views.ts';
import classes from '../carpool.module.css';
import { legNames } from '../messages.ts';

/** Each way with its time and what is free on it, or how many want it. */
export function Ways({ carpool }: { carpool: Pick<CarpoolCard, 'kind' | 'ways' | 'timeZone' | 'status'> }) {
  const { t } = useLingui();
  const clock = useClock(carpool.timeZone);
  const now = new Date();
  return (
    <ul className={classes.ways}>
      {carpool.ways.map(({ leg, at, seats, left }) => (
        <li key={leg}>
          {leg === 'OUT' ? (
            <IconArrowForwardUp aria-hidden size={20} />
          ) : (
            <IconArrowBackUp aria-hidden size={20} />
          )}
          <span>
            {t(legNames[leg])} ·{' '}
            <time suppressHydrationWarning dateTime={at}>
              {formatDateTime(new Date(at), now, clock)}
            </time>
          </span>
          {carpool.status === 'OPEN' && (
            <strong data-full={carpool.kind === 'OFFER' && left === 0 ? true : undefined}>
              <IconArmchair aria-hidden size={18} />
              {carpool.kind === 'NEED' ? (
                <Plural value={seats} one="# person" other="# people" />
              ) : left === 0 ? (
                <Trans>Full</Trans>
              ) : (
                <Plural value={left} one="# free" other="# free" />
              )}
            </strong>
          )}
        </li>
      ))}
    </ul>
  );
}
