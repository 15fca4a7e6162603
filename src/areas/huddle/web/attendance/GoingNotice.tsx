import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarPlus, IconCar, IconCircleX, IconShare } from '@tabler/icons-react';
import { MuteButton } from '#areas/notification/web/public/MuteButton.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { Action, ActionLink } from '#ui/Action.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { useSaveCalendar } from '../calendar/use-save-calendar.ts';
import { useShare } from '../use-share.ts';
import { Companions } from './Companions.tsx';
import classes from './GoingNotice.module.css';
import { asksForRide } from './use-answer.ts';

const PushLine = latePart(() => import('#areas/notification/web/public/PushLine.tsx'));
const RidesToAsk = latePart(() => import('#areas/carpool/web/public/RidesToAsk.tsx'));

interface GoingNoticeProps {
  huddle: HuddleView;
  onChange: () => void;
}

/** What comes after a yes: who else goes, the calendar, the way there, and how one takes it back. */
export default function GoingNotice({ huddle, onChange }: GoingNoticeProps) {
  const { t } = useLingui();
  const share = useShare(huddle);
  const saveCalendar = useSaveCalendar(huddle.id);
  const until = <TimeDistance to={huddle.startDateTime} zone={huddle.timeZone} />;
  return (
    <section className={classes.going} aria-label={t`After your yes`}>
      <p className={classes.words}>
        <strong>
          <Trans>See you there, {until}.</Trans>
        </strong>
      </p>
      <Companions huddle={huddle} />
      {asksForRide(huddle) && <RidesToAsk huddleId={huddle.id} />}
      <PushLine />
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
          <ActionLink
            look="outline"
            size="small"
            icon={<IconCar aria-hidden size={20} />}
            to={`/huddle/view/${huddle.id}#carpools`}
          >
            <Trans>See the rides</Trans>
          </ActionLink>
        )}
        <MuteButton type="HUDDLE" id={huddle.id} />
        <Action
          look="plain"
          size="small"
          icon={<IconCircleX aria-hidden size={20} />}
          aria-haspopup="dialog"
          onClick={onChange}
        >
          <Trans>Can't make it?</Trans>
        </Action>
      </div>
    </section>
  );
}
