import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { HuddleView } from '../../contract-values.ts';
import { answerRequest, saveCapacity } from '../mutations.ts';
import { type Participant, participantsQuery } from '../queries.ts';
import classes from './Participants.module.css';
import { Person } from './Participants.tsx';

/** What only hosts do: answer requests, watch the queue, change how many fit (HUD-14). */
export function HostTools({ huddle }: { huddle: HuddleView }) {
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>For hosts</Trans>
      </h2>
      <Requests huddleId={huddle.id} />
      <Queue huddleId={huddle.id} />
      <Capacity huddle={huddle} key={huddle.capacity} />
    </Card>
  );
}

function useCarryOut(huddleId: string) {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work: () => Promise<{ message: string }>) => {
    try {
      showToast({ kind: 'success', summary: (await work()).message });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Huddle Public`, detail: wordProblem(error) });
    } finally {
      await queries.invalidateQueries({ queryKey: ['huddle', huddleId] });
    }
  };
}

function Requests({ huddleId }: { huddleId: string }) {
  const { data } = useInfiniteQuery(participantsQuery(huddleId, 'REQUESTED'));
  const requests = data?.pages.flatMap((page) => page.items) ?? [];
  if (requests.length === 0) return null;
  return (
    <section>
      <h3>
        <Trans>Requests</Trans>
      </h3>
      <ul className={classes.queue}>
        {requests.map((request) => (
          <Request key={request.person.id} huddleId={huddleId} request={request} />
        ))}
      </ul>
    </section>
  );
}

function Request({ huddleId, request }: { huddleId: string; request: Participant }) {
  const carryOut = useCarryOut(huddleId);
  const decide = (accept: boolean) => () =>
    carryOut(() => answerRequest(huddleId, request.person.id, accept));
  return (
    <li>
      <Person participant={request} />
      <span className={classes.decide}>
        <SubmitButton size="small" look="outline" onPress={decide(false)}>
          <Trans>Decline</Trans>
        </SubmitButton>
        <SubmitButton size="small" onPress={decide(true)}>
          <Trans>Accept</Trans>
        </SubmitButton>
      </span>
    </li>
  );
}

function Queue({ huddleId }: { huddleId: string }) {
  const { data } = useInfiniteQuery(participantsQuery(huddleId, 'WAITING'));
  const queue = data?.pages.flatMap((page) => page.items) ?? [];
  if (queue.length === 0) return null;
  return (
    <section>
      <h3>
        <Trans>Waiting list</Trans>
      </h3>
      <ol className={classes.queue}>
        {queue.map((waiting) => (
          <li key={waiting.person.id}>
            <Person participant={waiting} />
            <Badge tone="waiting">
              {waiting.place === 'OFFERED' ? (
                <Trans>Place offered</Trans>
              ) : (
                <Trans>Number {waiting.queuePosition}</Trans>
              )}
            </Badge>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Capacity({ huddle }: { huddle: HuddleView }) {
  const carryOut = useCarryOut(huddle.id);
  const [text, setText] = useState(huddle.capacity === null ? '' : String(huddle.capacity));
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    await carryOut(() => saveCapacity(huddle.id, text === '' ? null : Number(text))).finally(() =>
      setBusy(false),
    );
  };
  return (
    <form onSubmit={submit} className={classes.capacity}>
      <label>
        <Trans>How many people fit</Trans>
        <input
          type="number"
          inputMode="numeric"
          min={1}
          max={100_000}
          step={1}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <SubmitButton look="outline" busy={busy} disabled={text === String(huddle.capacity ?? '')}>
        <Trans>Save</Trans>
      </SubmitButton>
      <small className={classes.quiet}>
        <Trans>Guests count, hosts do not. Empty means no limit.</Trans>
      </small>
    </form>
  );
}
