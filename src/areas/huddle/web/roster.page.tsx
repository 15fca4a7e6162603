import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Action } from '#ui/Action.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import type { HuddleView } from '../contract/views.ts';
import { huddleQuery } from './queries.ts';
import classes from './roster/Roster.module.css';
import { RosterTable } from './roster/RosterTable.tsx';
import { rosterQuery } from './roster/roster-query.ts';
import HuddleGone from './view/HuddleGone.tsx';

export const handle: PageHandle = { title: msg`Roster` };
export const meta: MetaFunction = () => [{ title: 'Roster' }];

/** Who comes, on paper: for the leader who ticks names where no phone works (COM-14). */
export default function RosterPage() {
  const { huddleId = '' } = useParams();
  const query = useQuery(huddleQuery(huddleId));
  return (
    <QueryView query={query} gone={<HuddleGone />}>
      {(huddle) => (huddle.sight === 'HOST' ? <Roster huddle={huddle} /> : <HuddleGone />)}
    </QueryView>
  );
}

function Roster({ huddle }: { huddle: HuddleView }) {
  const { t } = useLingui();
  const clock = { ...useClock(), timeZone: huddle.timeZone };
  const now = new Date();
  const query = useQuery(rosterQuery(huddle.id));
  const place = huddle.meetingPoint ?? huddle.venue;
  return (
    <article className={classes.roster}>
      <header>
        <h1 dir="auto">{huddle.name}</h1>
        <p>
          {formatDateTime(new Date(huddle.startDateTime), now, clock)}
          {place && (
            <>
              {' · '}
              <span dir="auto">{place.name}</span>
            </>
          )}
        </p>
      </header>
      <QueryView query={query} gone={<HuddleGone />}>
        {(roster) => {
          const going = roster.people.reduce((sum, { guestCount }) => sum + guestCount + 1, 0);
          return (
            <>
              <p>
                <Plural value={going} one="# person goes" other="# people go" />
              </p>
              <RosterTable {...roster} />
            </>
          );
        }}
      </QueryView>
      <footer>
        <small>
          <Trans>
            As of {formatDateTime(now, now, clock)}. Keep it to yourself, and destroy it afterwards.
          </Trans>
        </small>
        <Action
          icon={<IconPrinter aria-hidden size={18} />}
          onClick={() => window.print()}
          aria-label={t`Print`}
        >
          <Trans>Print</Trans>
        </Action>
      </footer>
    </article>
  );
}
