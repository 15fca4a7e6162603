import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useSearchParams } from 'react-router';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { huddleQuery } from '#areas/huddle/web/public/my-huddles.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { BackLink } from '#ui/BackLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import { usualGrace } from '../rules/plan.ts';
import { NoRescue } from './plans/NoRescue.tsx';
import { contactsQuery } from './queries.ts';
import { keptForm } from './start/kept-form.ts';
import { emptyForm, type PlanForm, resumed, usualExpected } from './start/plan-form.ts';
import classes from './start/Start.module.css';
import { StartForm } from './start/StartForm.tsx';

export const handle: PageHandle = { title: msg`Start a return plan`, isForm: true };
export const meta: MetaFunction = () => [{ title: 'Start a return plan' }];

/** `/return-plans/new`: for one alone, or for an outing that I host (SAFE-1, SAFE-3). */
export default function StartReturnPlanPage() {
  const [search] = useSearchParams();
  const huddleId = search.get('huddle');
  const instead = search.get('instead') ?? undefined;
  return (
    <div className={classes.page}>
      <PageHeader
        title={<Trans>Start a return plan</Trans>}
        lead={
          huddleId ? (
            <Trans>
              The server counts down for the whole party. It tells you as hosts first, then the emergency
              contacts of those who come.
            </Trans>
          ) : (
            <Trans>The server counts down for you. It needs no signal from the trail.</Trans>
          )
        }
      />
      <NoRescue />
      {huddleId ? (
        <ForHuddle key={huddleId} huddleId={huddleId} instead={instead} />
      ) : (
        <Alone instead={instead} />
      )}
    </div>
  );
}

function Alone({ instead }: { instead: string | undefined }) {
  const { timeZone } = useClock();
  const { data: me } = useQuery(myAccount);
  return <Ready huddleId={null} instead={instead} owner={me?.id} empty={emptyAlone(timeZone)} />;
}

const emptyAlone = (timeZone: string) => (now: Date) =>
  emptyForm(usualExpected(now), timeZone, usualGrace(null));

function ForHuddle({ huddleId, instead }: { huddleId: string; instead: string | undefined }) {
  const huddle = useQuery(huddleQuery(huddleId));
  const { data: me } = useQuery(myAccount);
  return (
    <QueryView query={huddle} gone={<NotMine />}>
      {({ name, sight, endDateTime, timeZone, activity }) =>
        sight === 'HOST' ? (
          <>
            <BackLink to={`/huddle/view/${huddleId}`}>{name}</BackLink>
            <Ready
              huddleId={huddleId}
              instead={instead}
              owner={me?.id}
              empty={(now) => {
                const ends = new Date(endDateTime);
                return emptyForm(
                  ends > now ? ends : usualExpected(now),
                  timeZone,
                  usualGrace(activity),
                  name,
                );
              }}
            />
          </>
        ) : (
          <NotMine />
        )
      }
    </QueryView>
  );
}

interface ReadyProps {
  huddleId: string | null;
  instead: string | undefined;
  owner: string | undefined;
  empty: (now: Date) => PlanForm;
}

/** The form once it is known whose contacts there are; without a network those that were read before. */
function Ready({ huddleId, instead, owner, empty }: ReadyProps) {
  const contacts = useQuery(contactsQuery);
  if (owner === undefined) return <PageSkeleton />;
  const now = new Date();
  const kept = keptForm.read(huddleId, owner);
  return (
    <QueryView query={contacts} gone={null}>
      {({ items }) => (
        <StartForm
          huddleId={huddleId}
          owner={owner}
          instead={instead}
          first={kept ? resumed(kept, now) : empty(now)}
          contacts={items}
        />
      )}
    </QueryView>
  );
}

function NotMine() {
  return (
    <EmptyState
      picture="gone"
      action={
        <ActionLink to="/return-plans/new">
          <Trans>Start one for yourself</Trans>
        </ActionLink>
      }
    >
      <Trans>Only the hosts of an outing can start its return plan.</Trans>
    </EmptyState>
  );
}
