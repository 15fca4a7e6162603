import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import type { PollDateView } from '../../contract/date-poll.ts';
import type { HuddleView } from '../../contract/views.ts';
import { type Vote, votes } from '../../rules/date-poll.ts';
import { chooseDate } from '../mutations.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './DatePoll.module.css';

const voteNames: Readonly<Record<Vote, MessageDescriptor>> = {
  YES: msg`Yes`,
  IF_NEEDED: msg`If need be`,
  NO: msg`No`,
};

interface DateRowProps {
  huddle: HuddleView;
  date: PollDateView;
  marked: Vote | null;
  /** Null once the vote is over. */
  onMark: ((vote: Vote) => void) | null;
}

/** One date: what I say to it, how many could come, and for hosts who, with the button that chooses it. */
export function DateRow({ huddle, date, marked, onMark }: DateRowProps) {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  const when = formatDateTime(new Date(date.startDateTime), new Date(), clock);
  return (
    <li className={classes.date}>
      <div className={classes.when}>
        <strong>{when}</strong>
        <span className={classes.count}>
          <Trans>
            Yes {date.yes} · If need be {date.ifNeeded} · No {date.no}
          </Trans>
        </span>
      </div>
      {onMark && (
        <fieldset className={classes.votes} aria-label={when}>
          {votes.map((vote) => (
            <button
              key={vote}
              type="button"
              data-vote={vote}
              aria-pressed={marked === vote}
              onClick={() => onMark(vote)}
            >
              {t(voteNames[vote])}
            </button>
          ))}
        </fieldset>
      )}
      {date.voters.length > 0 && (
        <ul className={classes.voters}>
          {date.voters.map(({ person, vote }) => (
            <li key={person.id}>
              <NameOf person={person} />
              {vote === 'IF_NEEDED' && (
                <>
                  {' '}
                  <small className={classes.quiet}>
                    <Trans>(if need be)</Trans>
                  </small>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {huddle.sight === 'HOST' && <Choose huddleId={huddle.id} dateId={date.id} when={when} />}
    </li>
  );
}

function Choose({ huddleId, dateId, when }: { huddleId: string; dateId: string; when: string }) {
  const { t } = useLingui();
  const run = useRunAndToast(huddleId);
  const [asking, setAsking] = useState(false);
  return (
    <div>
      <Action look="outline" onClick={() => setAsking(true)} aria-label={t`Choose this date: ${when}`}>
        <Trans>Choose this date</Trans>
      </Action>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t`Set the date?`}
        confirm={<Trans>Set the date</Trans>}
        onConfirm={async () => {
          await run(() => chooseDate(huddleId, dateId));
          setAsking(false);
        }}
      >
        <Trans>The huddle starts {when}. The vote ends, and everybody who voted is asked to answer.</Trans>
      </ConfirmDialog>
    </div>
  );
}
