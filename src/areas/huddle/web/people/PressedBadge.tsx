import { Trans } from '@lingui/react/macro';
import { formatDateTime, formatDay, formatTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Badge } from '#ui/Badge.tsx';
import type { ParticipantView } from '../../contract/people.ts';

/** Of an answer that came late: places go by receipt, so a host may want to know when it was given (O7). */
export function PressedBadge({ participant }: { participant: ParticipantView }) {
  const clock = useClock();
  if (!participant.pressedAt || !participant.receivedAt) return null;
  const [pressed, received] = [new Date(participant.pressedAt), new Date(participant.receivedAt)];
  const isSameDay = formatDay(pressed, received, clock) === formatDay(received, received, clock);
  const time = isSameDay ? formatTime(pressed, clock) : formatDateTime(pressed, received, clock);
  return (
    <Badge>
      <Trans>Pressed {time} without signal</Trans>
    </Badge>
  );
}
