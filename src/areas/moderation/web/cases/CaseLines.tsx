import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { ActionLink } from '#ui/Action.tsx';
import { Case, Cases } from '#ui/Cases.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { CaseLine } from '../../contract/cases.ts';
import { useDesk } from '../desk.tsx';
import { kindNames } from '../messages.ts';
import { type CaseList, casesQuery } from '../queries.ts';
import { CaseFacts } from './CaseFacts.tsx';

/** Cases one below the other, each with the way to the whole of it. */
export function CaseLines({ show }: { show: CaseList }) {
  return (
    <Paged
      query={useInfiniteQuery(casesQuery(useDesk(), show))}
      skeleton={<RowSkeletons count={3} />}
      empty={
        <EmptyState picture="nothing-reported" hour={10}>
          <Empty show={show} />
        </EmptyState>
      }
    >
      {(lines) => <Cases items={lines}>{(line) => <Line line={line} show={show} />}</Cases>}
    </Paged>
  );
}

function Empty({ show }: { show: CaseList }) {
  if (show === 'APPEALS') return <Trans>No appeal waits for you.</Trans>;
  if (show === 'COMMUNITIES') return <Trans>Nothing waits for the admins of a community.</Trans>;
  if (show === 'DECIDED') return <Trans>Nothing is decided yet.</Trans>;
  return <Trans>Nothing is reported. A quiet day on the trail.</Trans>;
}

function Line({ line, show }: { line: CaseLine; show: CaseList }) {
  const { i18n } = useLingui();
  const clock = useClock();
  const { id, object, openedAt, claimed, community } = line;
  const when = formatDateTime(new Date(openedAt), new Date(), clock);
  const by = claimed?.by?.displayName;
  const { path } = useDesk();
  return (
    <Case
      id={id}
      name={object.name}
      facts={
        <>
          {i18n._(kindNames[object.type])} · <CaseFacts line={line} /> · {when}
          {community && path === '/moderation' && <> · {community.name}</>}
          {claimed && (
            <>
              {' '}
              ·{' '}
              {claimed.mine ? (
                <Trans>You look at it</Trans>
              ) : by ? (
                <Trans>{by} looks at it</Trans>
              ) : (
                <Trans>A moderator looks at it</Trans>
              )}
            </>
          )}
        </>
      }
      text=""
    >
      <ActionLink to={`${path}?show=${show.toLowerCase()}&case=${id}`} look="outline">
        <Trans>Look at it</Trans>
      </ActionLink>
    </Case>
  );
}
