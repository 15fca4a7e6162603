import { Trans } from '@lingui/react/macro';
import { formatDateTime, hourIn } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Landscape } from '#ui/Landscape.tsx';
import { ListCard } from '#ui/ListCard.tsx';
import type { HuddleCard as Huddle } from '../../contract/views.ts';

const MORNING = 8;

/** A plan that nobody but its hosts sees yet: it may lack its name and its day. */
export function DraftCard({ huddle, now }: { huddle: Huddle; now: Date }) {
  const clock = useClock(huddle.timeZone);
  const start = huddle.startDateTime ? new Date(huddle.startDateTime) : null;
  return (
    <ListCard
      to={`/huddle/create?draft=${huddle.id}`}
      name={huddle.name || <Trans>No name yet</Trans>}
      shape="2 / 1"
      picture={<Landscape id={huddle.id} hour={start ? hourIn(start, huddle.timeZone) : MORNING} />}
      state={
        <Badge>
          <Trans>Draft</Trans>
        </Badge>
      }
      eyebrow={<p>{start ? formatDateTime(start, now, clock) : <Trans>No date selected</Trans>}</p>}
    >
      {huddle.venueName && <p dir="auto">{huddle.venueName}</p>}
    </ListCard>
  );
}
