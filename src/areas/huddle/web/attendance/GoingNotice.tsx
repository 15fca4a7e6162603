import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarPlus, IconCar, IconCircleX, IconShare } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDistance } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action, ActionLink } from '#ui/Action.tsx';
import { FaceRow } from '#ui/FaceRow.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { mayReadRoster } from '../../rules/people.ts';
import { useSaveCalendar } from '../calendar/use-save-calendar.ts';
import { participantsQuery } from '../queries.ts';
import { useShare } from '../use-share.ts';
import classes from './GoingNotice.module.css';
import { type Answers, asksForRide } from './use-answer.ts';

/** What comes after a yes: who else goes, the calendar, the way there, and how one takes it back. */
export default function GoingNotice({ huddle, answers }: { huddle: HuddleView; answers: Answers }) {
  const { t } = useLingui();
  const clock = useClock(huddle.timeZone);
  const share = useShare(huddle);
  const saveCalendar = useSaveCalendar(huddle.id);
  const until = formatDistance(new Date(huddle.startDateTime), new Date(), clock);
  return (
    <section className={classes.going} aria-label={t`After your yes`}>
      <p className={classes.words}>
        <strong>
          <Trans>See you there, {until}.</Trans>
        </strong>
      </p>
      <Others huddle={huddle} />
      <div className={classes.next}>
        <SubmitButton
          look="outline"
          size="small"
          icon={<IconCalendarPlus aria-hidden size={20} />}
          onPress={saveCalendar}
        >
          <Trans>Add to calendar</Trans>
        </SubmitButton>
        <SubmitButton look="outline" size="small" icon={<IconShare aria-hidden size={20} />} onPress={share}>
          <Trans>Bring others</Trans>
        </SubmitButton>
        {asksForRide(huddle) && (
          <ActionLink look="outline" size="small" icon={<IconCar aria-hidden size={20} />} to="#carpools">
            <Trans>See the rides</Trans>
          </ActionLink>
        )}
        <Action
          look="plain"
          size="small"
          icon={<IconCircleX aria-hidden size={20} />}
          aria-haspopup="dialog"
          onClick={answers.change}
        >
          <Trans>Can't make it?</Trans>
        </Action>
      </div>
    </section>
  );
}

/** Who else goes, as far as the viewer may know. */
function Others({ huddle }: { huddle: HuddleView }) {
  const { participantsSummary: summary, sight } = huddle;
  const going = summary.totalConfirmedPeople ?? 0;
  const flags = {
    showAttending: summary.totalRsvpedYesParticipants !== undefined,
    showInterested: summary.totalInterestedParticipants !== undefined,
  };
  const query = useInfiniteQuery({
    ...participantsQuery(huddle.id, 'CONFIRMED'),
    enabled: mayReadRoster(sight, 'CONFIRMED', flags),
  });
  const faces = (query.data?.pages[0]?.items ?? []).map(({ person }) => ({
    id: person.id,
    name: person.displayName,
    pictureUrl: person.profilePicUrl,
  }));
  if (faces.length === 0) return null;
  return (
    <a href="#people" className={classes.others}>
      <FaceRow faces={faces} most={6} size={32} />
      <Plural value={going} one="# is going" other="# are going" />
    </a>
  );
}
