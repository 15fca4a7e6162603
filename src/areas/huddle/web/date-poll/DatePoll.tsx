import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { PollDateView } from '../../contract/date-poll.ts';
import type { HuddleView } from '../../contract/views.ts';
import { isPollOpen, type Vote } from '../../rules/date-poll.ts';
import { saveVotes } from '../mutations.ts';
import { datesQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './DatePoll.module.css';
import { DateRow } from './DateRow.tsx';

interface DatePollProps {
  huddle: HuddleView;
  pollEndsAt: string;
  link: string | undefined;
}

/** The date is open: everybody says which of some dates suit them, and hosts see who could come (HUD-25). */
export default function DatePoll({ huddle, pollEndsAt, link }: DatePollProps) {
  const dates = useQuery(datesQuery(huddle.id, link));
  const clock = useClock(huddle.timeZone);
  const now = new Date();
  const isOpen = isPollOpen(new Date(pollEndsAt), now);
  const end = formatDateTime(new Date(pollEndsAt), now, clock);
  return (
    <Card className={classes.card} aria-labelledby="dates">
      <h2 id="dates">
        <Trans>Which dates suit you?</Trans>
      </h2>
      <p className={classes.quiet}>
        {isOpen ? (
          <Trans>The vote ends {end}. The date that suits most people is chosen.</Trans>
        ) : (
          <Trans>The vote has ended, and the hosts still have to choose a date.</Trans>
        )}
      </p>
      <QueryView query={dates} gone={null} skeleton={<LinesSkeleton />}>
        {({ items }) => <Ballot huddle={huddle} dates={items} isOpen={isOpen} link={link} />}
      </QueryView>
    </Card>
  );
}

interface BallotProps {
  huddle: HuddleView;
  dates: readonly PollDateView[];
  isOpen: boolean;
  link: string | undefined;
}

function Ballot({ huddle, dates, isOpen, link }: BallotProps) {
  const run = useRunAndToast(huddle.id);
  const [marked, setMarked] = useState<Readonly<Record<string, Vote>>>({});
  const [busy, setBusy] = useState(false);
  const changed = dates.filter(({ id, mine }) => marked[id] !== undefined && marked[id] !== mine);
  const send = async () => {
    setBusy(true);
    const votes = changed.flatMap(({ id: dateId }) => {
      const vote = marked[dateId];
      return vote ? [{ dateId, vote }] : [];
    });
    await run(() => saveVotes(huddle.id, { votes, link })).finally(() => setBusy(false));
  };
  return (
    <>
      <ul className={classes.dates}>
        {dates.map((date) => (
          <DateRow
            key={date.id}
            huddle={huddle}
            date={date}
            marked={marked[date.id] ?? date.mine}
            onMark={isOpen ? (vote) => setMarked((before) => ({ ...before, [date.id]: vote })) : null}
          />
        ))}
      </ul>
      {isOpen && (
        <SubmitButton busy={busy} disabled={changed.length === 0} onPress={send} wide>
          {changed.length === 0 && dates.some(({ mine }) => mine !== null) ? (
            <Trans>Your vote is saved</Trans>
          ) : (
            <Trans>Send my vote</Trans>
          )}
        </SubmitButton>
      )}
    </>
  );
}
