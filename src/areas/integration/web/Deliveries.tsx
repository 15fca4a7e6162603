import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { DeliveryView } from '../contract/webhooks.ts';
import { isHookEvent } from '../rules/webhooks.ts';
import { deliveriesQuery, sendAgain } from './calls.ts';
import { eventNames } from './names.ts';
import classes from './programs.module.css';
import { useIntegrating } from './use-integrating.ts';

/** The last 20 deliveries of a webhook, and what came of each. */
export function Deliveries({ webhookId, isOn }: { webhookId: string; isOn: boolean }) {
  const query = useQuery(deliveriesQuery(webhookId));
  if (query.isPending) return <RowSkeletons count={2} />;
  if (query.isLoadingError)
    return <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  const items = query.data?.items ?? [];
  if (items.length === 0)
    return (
      <p className={classes.quiet}>
        <Trans>Nothing has been sent yet.</Trans>
      </p>
    );
  return (
    <ul className={classes.list}>
      {items.map((delivery) => (
        <DeliveryItem key={delivery.id} webhookId={webhookId} delivery={delivery} isOn={isOn} />
      ))}
    </ul>
  );
}

interface DeliveryItemProps {
  webhookId: string;
  delivery: DeliveryView;
  isOn: boolean;
}

function DeliveryItem({ webhookId, delivery, isOn }: DeliveryItemProps) {
  const { t } = useLingui();
  const clock = useClock();
  const integrate = useIntegrating();
  const at = formatDateTime(new Date(delivery.at), new Date(), clock);
  const name = isHookEvent(delivery.event) ? t(eventNames[delivery.event]) : t`A test`;
  return (
    <li className={classes.item}>
      <p>
        <strong>{name}</strong> · {at}
      </p>
      <p className={classes.quiet}>
        <Outcome delivery={delivery} />
      </p>
      {isOn && delivery.state !== 'WAITING' && (
        <div className={classes.ways}>
          <SubmitButton
            look="plain"
            size="small"
            onPress={() => integrate(() => sendAgain(webhookId, delivery.id))}
          >
            <Trans>Send again</Trans>
          </SubmitButton>
        </div>
      )}
    </li>
  );
}

function Outcome({ delivery }: { delivery: DeliveryView }) {
  const clock = useClock();
  const { state, attempts, status, fault } = delivery;
  if (state === 'LEFT_OUT') return <Trans>Not sent: the maker of the webhook may not see it.</Trans>;
  if (state === 'DELIVERED') return <Trans>Arrived ({status})</Trans>;
  const why =
    fault === 'CLOSED_ADDRESS' ? (
      <Trans>The address is not reachable from here.</Trans>
    ) : fault === 'NO_ANSWER' ? (
      <Trans>No answer.</Trans>
    ) : (
      status !== null && <Trans>Answered with {status}.</Trans>
    );
  if (state === 'FAILED')
    return (
      <>
        <Trans>Given up after {attempts} attempts.</Trans> {why}
      </>
    );
  if (attempts === 0 || !delivery.nextAt) return <Trans>On its way</Trans>;
  const next = formatDateTime(new Date(delivery.nextAt), new Date(), clock);
  return (
    <>
      {why} <Trans>Next attempt {next}.</Trans>
    </>
  );
}
