import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Case, Cases } from '#ui/Cases.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { WaitingMail } from '../contract/operator.ts';
import { waitingMailsQuery } from './queries.ts';

/** Mails that have not left, with what the mail server said of them. */
export function WaitingMails() {
  return (
    <Paged
      query={useInfiniteQuery(waitingMailsQuery)}
      skeleton={<RowSkeletons count={3} />}
      empty={
        <EmptyState picture="nothing-reported" hour={16}>
          <Trans>Every mail has left.</Trans>
        </EmptyState>
      }
    >
      {(mails) => <Cases items={mails}>{(mail) => <Mail {...mail} />}</Cases>}
    </Paged>
  );
}

function Mail({ id, kind, to, createdAt, error }: WaitingMail) {
  const clock = useClock();
  const when = formatDateTime(new Date(createdAt), new Date(), clock);
  return (
    <Case
      id={id}
      name={to}
      facts={
        <>
          {kind} · {when}
        </>
      }
      text={error ?? ''}
    >
      {error === null ? (
        <Badge tone="waiting">
          <Trans>Waits</Trans>
        </Badge>
      ) : (
        <Badge tone="danger">
          <Trans>Refused</Trans>
        </Badge>
      )}
    </Case>
  );
}
