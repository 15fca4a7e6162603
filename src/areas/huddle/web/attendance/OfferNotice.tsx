import { Trans, useLingui } from '@lingui/react/macro';
import { IconHourglass } from '@tabler/icons-react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { answerOffer } from '../mutations.ts';
import classes from '../people/Notices.module.css';
import { useRunAndToast } from '../use-run-and-toast.ts';

/** A spot is held for the viewer for a while: take it, or leave it to the next (HUD-14). */
export default function OfferNotice({ huddle }: { huddle: HuddleView }) {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  const ends = huddle.participation?.offerEndsAt ?? huddle.startDateTime;
  const time = formatDateTime(new Date(ends), new Date(), clock);
  const distance = <TimeDistance to={ends} zone={huddle.timeZone} />;
  const run = useRunAndToast(huddle.id);
  const take = (taken: boolean) => run(() => answerOffer(huddle.id, taken));
  return (
    <section className={classes.notice} aria-label={t`A place for you`}>
      <IconHourglass aria-hidden size={24} stroke={1.7} />
      <p>
        <strong>
          <Trans>A place is held for you.</Trans>
        </strong>{' '}
        <Trans>
          It is yours until {time} ({distance}), then it goes to the next.
        </Trans>
      </p>
      <span className={classes.ways}>
        <SubmitButton look="outline" onPress={() => take(false)}>
          <Trans>Leave it</Trans>
        </SubmitButton>
        <SubmitButton onPress={() => take(true)}>
          <Trans>Take it</Trans>
        </SubmitButton>
      </span>
    </section>
  );
}
