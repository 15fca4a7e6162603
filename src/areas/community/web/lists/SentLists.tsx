import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { SentList } from '../../contract/invitation-lists.ts';
import { type SentState, sentStates } from '../../rules/invitation-list.ts';
import classes from '../community.module.css';
import { resendInvitation, revokeList } from '../mutations.ts';
import { sentLinesQuery, sentListsQuery } from '../queries.ts';
import { useAct } from '../use-act.ts';
import { Lines } from './Lines.tsx';
import { stateNames } from './messages.ts';

const bad: ReadonlySet<SentState> = new Set<SentState>(['FAILED', 'OVER', 'REVOKED']);

/** Lists that were sent, with how far each has come. */
export function SentLists({ communityId }: { communityId: string }) {
  const { data } = useQuery(sentListsQuery(communityId));
  if (!data || data.items.length === 0) return null;
  return (
    <>
      {data.items.map((list) => (
        <OneList key={list.id} communityId={communityId} list={list} />
      ))}
    </>
  );
}

function OneList({ communityId, list }: { communityId: string; list: SentList }) {
  const { t } = useLingui();
  const act = useAct();
  const clock = useClock();
  const [open, setOpen] = useState(false);
  const counts = sentStates.flatMap((state) => {
    const count = list.counts[state] ?? 0;
    return count > 0 ? [`${t(stateNames[state])}: ${count}`] : [];
  });
  const unsent = (list.counts.WAITING ?? 0) + (list.counts.HELD ?? 0);
  const standing = (list.counts.SENT ?? 0) + unsent + (list.counts.FAILED ?? 0);
  const total = Object.values(list.counts).reduce((sum, count) => sum + count, 0);
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>Sent on {formatDay(new Date(list.createdAt), new Date(), clock)}</Trans>
      </h2>
      <p aria-live="polite">
        <Plural value={total} one="# invitation" other="# invitations" /> · {counts.join(' · ')}
      </p>
      <progress max={total} value={total - unsent} aria-label={t`Sent so far`} />
      <div className={classes.actions}>
        <Action look="outline" onClick={() => setOpen(!open)} aria-expanded={open}>
          {open ? <Trans>Hide the lines</Trans> : <Trans>Show each line</Trans>}
        </Action>
        {standing > 0 && (
          <SubmitButton look="plain" onPress={() => act(() => revokeList(communityId, list.id))}>
            <Trans>Take all back</Trans>
          </SubmitButton>
        )}
      </div>
      {open && <SentLines communityId={communityId} listId={list.id} />}
    </Card>
  );
}

function SentLines({ communityId, listId }: { communityId: string; listId: string }) {
  const { t } = useLingui();
  const act = useAct();
  const { data } = useQuery(sentLinesQuery(communityId, listId));
  if (!data) return null;
  const lines = data.items.map(({ id, name, email, state }) => ({
    key: id,
    name,
    email,
    state: t(stateNames[state]),
    good: !bad.has(state),
    action: (state === 'SENT' || state === 'FAILED') && (
      <SubmitButton look="plain" size="small" onPress={() => act(() => resendInvitation(communityId, id))}>
        <Trans>Send again</Trans>
      </SubmitButton>
    ),
  }));
  return <Lines lines={lines} label={t`What became of each line`} />;
}
