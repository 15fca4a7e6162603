import { Trans, useLingui } from '@lingui/react/macro';
import { IconAlertTriangle } from '@tabler/icons-react';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import type { Change } from '../../rules/changes.ts';
import { acknowledgeMove } from '../mutations.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import { changeNames } from './change-names.ts';
import classes from './Notices.module.css';

type Values = Readonly<Partial<Record<Change, string | undefined>>>;

/** What stood there and what stands there now, as far as the viewer may know it: 'Sat 11 July, 08:30 → Sun 12 July, 09:00'. */
function useValues(huddle: HuddleView): (change: Change) => string | undefined {
  const clock = useClock(huddle.timeZone);
  const now = new Date();
  const said = (instant: string) => formatDateTime(new Date(instant), now, clock);
  const { movedFrom } = huddle;
  const before: Values = movedFrom
    ? {
        START: said(movedFrom.startDateTime),
        END: said(movedFrom.endDateTime),
        VENUE: movedFrom.venueName ?? undefined,
      }
    : {};
  const after: Values = {
    START: said(huddle.startDateTime),
    END: said(huddle.endDateTime),
    VENUE: huddle.venue?.name,
    MEETING_POINT: huddle.meetingPoint?.name,
    PARKING: huddle.parking?.name,
  };
  return (change) => [...new Set([before[change], after[change]])].filter(Boolean).join(' → ') || undefined;
}

/** Time or place has changed: the viewer says that they know, and the hosts see it (HUD-24). */
export default function MovedNotice({ huddle }: { huddle: HuddleView }) {
  const { t } = useLingui();
  const run = useRunAndToast(huddle.id);
  const said = useValues(huddle);
  return (
    <section className={classes.notice} aria-label={t`Something has changed`}>
      <IconAlertTriangle aria-hidden size={24} stroke={1.7} />
      <div>
        <strong>
          <Trans>The plan has changed.</Trans>
        </strong>
        <ul>
          {huddle.movedWhat.map((change) => (
            <li key={change} dir="auto">
              {[t(changeNames[change]), said(change)].filter(Boolean).join(': ')}
            </li>
          ))}
        </ul>
        <Trans>Tell the hosts that you know.</Trans>
      </div>
      <SubmitButton onPress={() => run(() => acknowledgeMove(huddle.id))}>
        <Trans>I have seen it</Trans>
      </SubmitButton>
    </section>
  );
}
