import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { WebhookView } from '../../contract/webhooks.ts';
import { removeWebhook, switchWebhook, testWebhook, webhooksQuery } from '../calls.ts';
import { Deliveries } from '../Deliveries.tsx';
import { NewWebhook } from '../NewWebhook.tsx';
import { eventNames } from '../names.ts';
import classes from '../programs.module.css';
import { useIntegrating } from '../use-integrating.ts';

/** Where other programs hear what happens in a club, or, without one, in the whole installation (I8). */
export function Webhooks({ communityId }: { communityId: string | null }) {
  const query = useQuery(webhooksQuery(communityId));
  return (
    <Card className={classes.part}>
      <h2>
        <Trans>Webhooks</Trans>
      </h2>
      <p className={classes.quiet}>
        <Trans>
          A webhook tells a program of yours what happens, at an address that you name. It says what you may
          see yourself, and each message is signed.
        </Trans>{' '}
        <a href="/api/docs#webhooks">
          <Trans>How programs hear</Trans>
        </a>
      </p>
      {query.isPending && <RowSkeletons count={1} />}
      {query.isLoadingError && (
        <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching} />
      )}
      {query.data?.items.length === 0 && (
        <p>
          <Trans>There is no webhook yet.</Trans>
        </p>
      )}
      <ul className={classes.list}>
        {query.data?.items.map((hook) => (
          <WebhookItem key={hook.id} hook={hook} />
        ))}
      </ul>
      <NewWebhook communityId={communityId} />
    </Card>
  );
}

function WebhookItem({ hook }: { hook: WebhookView }) {
  const { t } = useLingui();
  const integrate = useIntegrating();
  const [shown, setShown] = useState(false);
  const [removing, setRemoving] = useState(false);
  const { id, url, madeBy } = hook;
  const isOn = hook.offAt === null;
  const maker = madeBy?.displayName;
  return (
    <li className={classes.item}>
      <p>
        <strong dir="ltr">{url}</strong>
      </p>
      <p className={classes.quiet}>{hook.events.map((event) => t(eventNames[event])).join(' · ')}</p>
      <p className={classes.quiet}>
        {maker && <Trans>created by {maker}</Trans>}
        {maker && ' · '}
        <State hook={hook} />
      </p>
      <div className={classes.ways}>
        {isOn && (
          <SubmitButton look="outline" size="small" onPress={() => integrate(() => testWebhook(id))}>
            <Trans>Send a test</Trans>
          </SubmitButton>
        )}
        <SubmitButton look="outline" size="small" onPress={() => integrate(() => switchWebhook(id, !isOn))}>
          {isOn ? <Trans>Switch off</Trans> : <Trans>Switch on</Trans>}
        </SubmitButton>
        <Action look="plain" size="small" aria-expanded={shown} onClick={() => setShown(!shown)}>
          <Trans>Last deliveries</Trans>
        </Action>
        <Action look="plain" size="small" onClick={() => setRemoving(true)}>
          <Trans>Remove</Trans>
        </Action>
      </div>
      {shown && <Deliveries webhookId={id} isOn={isOn} />}
      <ConfirmDialog
        opened={removing}
        onClose={() => setRemoving(false)}
        title={<Trans>Remove this webhook?</Trans>}
        confirm={<Trans>Remove</Trans>}
        onConfirm={() => integrate(() => removeWebhook(id))}
        danger
      >
        <Trans>Nothing more is sent there, not even what waits.</Trans>
      </ConfirmDialog>
    </li>
  );
}

function State({ hook: { offWhy, offAt, failingSince } }: { hook: WebhookView }) {
  const clock = useClock();
  const word = (at: string) => formatDateTime(new Date(at), new Date(), clock);
  if (offAt !== null) {
    const since = word(offAt);
    if (offWhy === 'GONE') return <Trans>switched off on {since}: the address is gone</Trans>;
    if (offWhy === 'FAILING') return <Trans>switched off on {since}: nothing arrived for three days</Trans>;
    return <Trans>switched off on {since}</Trans>;
  }
  if (failingSince === null) return <Trans>switched on</Trans>;
  const since = word(failingSince);
  return <Trans>nothing has arrived since {since}</Trans>;
}
