import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HostActView } from '../../contract/host-acts.ts';
import type { HuddleView } from '../../contract/views.ts';
import { undoHostAct } from '../mutations.ts';
import { hostActsQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './HostActs.module.css';

/** What hosts did by hand, the newest first, each with a press that undoes it for ten minutes. */
export function HostActs({ huddle }: { huddle: HuddleView }) {
  const query = useInfiniteQuery(hostActsQuery(huddle.id));
  const acts = query.data?.pages.flatMap(({ items }) => items) ?? [];
  if (acts.length === 0) return null;
  return (
    <section aria-labelledby="by-hand">
      <h3 id="by-hand">
        <Trans>Done by hand</Trans>
      </h3>
      <ul className={classes.acts}>
        {acts.map((act) => (
          <Act key={act.id} huddleId={huddle.id} act={act} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Action look="plain" size="small" onClick={() => void query.fetchNextPage()}>
          <Trans>Show earlier</Trans>
        </Action>
      )}
    </section>
  );
}

function Act({ huddleId, act }: { huddleId: string; act: HostActView }) {
  const { t } = useLingui();
  const run = useRunAndToast(huddleId);
  const clock = useClock();
  const now = new Date();
  const { hostName, undoEndsAt } = act;
  const name = act.name ?? '';
  const when = formatDateTime(new Date(act.at), now, clock);
  return (
    <li>
      <span>
        <ActWords act={act} />{' '}
        <small>
          {undoEndsAt === null ? <Trans>Undone.</Trans> : hostName === null ? when : `${hostName}, ${when}`}
        </small>
      </span>
      {undoEndsAt !== null && new Date(undoEndsAt) >= now && (
        <SubmitButton
          look="outline"
          size="small"
          aria-label={t`Undo: ${name}`}
          onPress={() => run(() => undoHostAct(huddleId, act.id))}
        >
          <Trans>Undo</Trans>
        </SubmitButton>
      )}
    </li>
  );
}

function ActWords({ act: { kind, name, reason } }: { act: HostActView }): ReactNode {
  switch (kind) {
    case 'ADDED':
      return <Trans>{name} added.</Trans>;
    case 'REMOVED':
      return <Trans>{name} taken off.</Trans>;
    case 'LET_IN':
      return (
        <Trans>
          {name} let in out of turn: {reason}.
        </Trans>
      );
    default:
      return <Trans>All marked as come.</Trans>;
  }
}
