import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { NotFoundPage } from '#areas/site/web/public/NotFoundPage.tsx';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { Sender } from '../../contract/operator.ts';
import { isHint } from '../../rules/sender.ts';
import classes from '../operator.module.css';
import { Part } from '../Part.tsx';
import { senderQuery } from '../queries.ts';
import { checkNames, cures } from './sender-words.ts';

/** Whether receivers can tell that our mails are ours, and which of them refused some lately. */
export function SenderPart() {
  return (
    <QueryView query={useQuery(senderQuery)} gone={<NotFoundPage />} skeleton={<RowSkeletons count={4} />}>
      {({ checks, refusals }) => (
        <>
          <Part title={<Trans>Check of the sender</Trans>}>
            <ul className={classes.checks}>
              {checks.map((check) => (
                <Check key={check.check} {...check} />
              ))}
            </ul>
          </Part>
          {refusals.length > 0 && <Refusals refusals={refusals} />}
        </>
      )}
    </QueryView>
  );
}

function Check({ check, about, faults }: Sender['checks'][number]) {
  const { t } = useLingui();
  const isBad = faults.some((fault) => !isHint(fault));
  const Icon = isBad ? IconAlertTriangle : faults.length > 0 ? IconInfoCircle : IconCircleCheck;
  return (
    <li data-bad={isBad || undefined}>
      <Icon aria-hidden size={20} stroke={1.8} />
      <div>
        <strong>{t(checkNames[check])}</strong> <small dir="ltr">{about}</small>
        {faults.length === 0 && (
          <p>
            <Trans>In order</Trans>
          </p>
        )}
        {faults.map((fault) => (
          <p key={fault}>{t(cures[fault])}</p>
        ))}
      </div>
    </li>
  );
}

function Refusals({ refusals }: Pick<Sender, 'refusals'>) {
  const clock = useClock();
  return (
    <Part title={<Trans>Refused in the last 30 days</Trans>}>
      <ul className={classes.acts}>
        {refusals.map(({ receiver, mails, latestAt, said }) => (
          <li key={receiver}>
            <strong>{receiver}</strong> · <Plural value={mails} one="# mail" other="# mails" /> ·{' '}
            <time dateTime={latestAt}>{formatDateTime(new Date(latestAt), new Date(), clock)}</time>
            {said && <p dir="auto">{said}</p>}
          </li>
        ))}
      </ul>
    </Part>
  );
}
