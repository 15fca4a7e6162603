import { Trans, useLingui } from '@lingui/react/macro';
import { IconHourglass } from '@tabler/icons-react';
import { formatDateTime, formatDistance } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import classes from '../people/Notices.module.css';
import type { Answers } from './use-answer.ts';

/** A spot is held for the viewer for a while: take it, or leave it to the next (HUD-14). */
export default function OfferNotice({ huddle, answers }: { huddle: HuddleView; answers: Answers }) {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  const ends = new Date(huddle.participation?.offerEndsAt ?? huddle.startDateTime);
  const now = new Date();
  return (
    <section className={classes.notice} aria-label={t`A place for you`}>
      <IconHourglass aria-hidden size={24} stroke={1.7} />
      <p>
        <strong>
          <Trans>A place is held for you.</Trans>
        </strong>{' '}
        <Trans>
          It is yours until {formatDateTime(ends, now, clock)} ({formatDistance(ends, now, clock)}), then it
          goes to the next.
        </Trans>
      </p>
      <span className={classes.ways}>
        <SubmitButton look="outline" onPress={() => answers.takeOffer(false)}>
          <Trans>Leave it</Trans>
        </SubmitButton>
        <SubmitButton onPress={() => answers.takeOffer(true)}>
          <Trans>Take it</Trans>
        </SubmitButton>
      </span>
    </section>
  );
}
