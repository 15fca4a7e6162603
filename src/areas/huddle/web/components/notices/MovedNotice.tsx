import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../../contract-values.ts';
import type { Change } from '../../../rules/changes.ts';
import { changeNames } from '../../messages.ts';
import { acknowledgeMove } from '../../mutations.ts';
import { useCarryOut } from '../../use-carry-out.ts';
import classes from './Notices.module.css';

/** What a change has led to, as far as the viewer may know it: ' (Sat 11 July, 08:30)'. */
function useNewValues(huddle: HuddleView): (change: Change) => string {
  const clock = useClock(huddle.timeZone);
  const now = new Date();
  const values: Readonly<Record<Change, string | undefined>> = {
    START: formatDateTime(new Date(huddle.startDateTime), now, clock),
    END: formatDateTime(new Date(huddle.endDateTime), now, clock),
    VENUE: huddle.venue?.name,
    MEETING_POINT: huddle.meetingPoint?.name,
    PARKING: huddle.parking?.name,
  };
  return (change) => (values[change] ? ` (${values[change]})` : '');
}

/** Time or place has changed: the viewer says that they know, and the hosts see it (HUD-24). */
export default function MovedNotice({ huddle }: { huddle: HuddleView }) {
  const { t } = useLingui();
  const carryOut = useCarryOut(huddle.id);
  const said = useNewValues(huddle);
  const changed = huddle.movedWhat.map((change) => `${t(changeNames[change])}${said(change)}`).join(', ');
  return (
    <section className={classes.notice} aria-label={t`Something has changed`}>
      <IconAlertTriangle aria-hidden size={24} stroke={1.7} />
      <p>
        <strong>
          <Trans>The plan has changed.</Trans>
        </strong>{' '}
        <Trans>New: {changed}. Look below, and tell the hosts that you know.</Trans>
      </p>
      <SubmitButton onPress={() => carryOut(() => acknowledgeMove(huddle.id))}>
        <Trans>I have seen it</Trans>
      </SubmitButton>
    </section>
  );
}
