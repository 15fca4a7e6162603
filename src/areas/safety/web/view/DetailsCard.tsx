import { Plural, Trans } from '@lingui/react/macro';
import { IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { sayCoordinates } from '#areas/aurora/rules/danger/coordinates.ts';
import { directionLinks } from '#areas/huddle/rules/calendar-links.ts';
import { formatDuration } from '#platform/shared/duration.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import plans from '../plans/Plans.module.css';
import type { ReturnPlanView } from '../queries.ts';
import classes from './Details.module.css';

const EditSheet = latePart(() => import('./EditSheet.tsx'));

/** What the plan says, and who may change it changes it. */
export function DetailsCard({ plan }: { plan: ReturnPlanView }) {
  const [editing, setEditing] = useState(false);
  return (
    <Card className={plans.block} aria-labelledby="plan-details">
      <h2 id="plan-details">
        <Trans>Details</Trans>
      </h2>
      <Rows plan={plan} />
      {plan.editable && plan.endedAt === null && (
        <p>
          <Action look="outline" icon={<IconPencil aria-hidden size={18} />} onClick={() => setEditing(true)}>
            <Trans>Edit</Trans>
          </Action>
        </p>
      )}
      {editing && <EditSheet plan={plan} onClose={() => setEditing(false)} />}
    </Card>
  );
}

function Rows({ plan }: { plan: ReturnPlanView }) {
  const { place, route, car, note, people, graceMinutes, startedBy, startedAt, timeZone } = plan;
  const started = formatDateTime(new Date(startedAt), new Date(), useClock(timeZone));
  return (
    <dl className={classes.rows}>
      <Row name={<Trans>Where it starts</Trans>}>{place && <Point place={place} />}</Row>
      <Row name={<Trans>Route</Trans>}>{route}</Row>
      <Row name={<Trans>Party</Trans>}>
        <Plural value={people} one="# person" other="# people" />
      </Row>
      <Row name={<Trans>Car</Trans>}>{car}</Row>
      <Row name={<Trans>What helps to find you</Trans>}>{note}</Row>
      <Row name={<Trans>Grace period</Trans>}>{formatDuration(graceMinutes)}</Row>
      <Row name={<Trans>Started</Trans>}>{[started, startedBy?.displayName].filter(Boolean).join(', ')}</Row>
    </dl>
  );
}

/** Of what nobody has filled in there is no row. */
function Row({ name, children }: { name: ReactNode; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd dir="auto">{children}</dd>
    </>
  );
}

function Point({ place }: { place: NonNullable<ReturnPlanView['place']> }) {
  return (
    <>
      {place.name}{' '}
      <a href={directionLinks(place.lat, place.lng).openStreetMap} target="_blank" rel="noreferrer">
        {sayCoordinates(place.lat, place.lng)}
      </a>
    </>
  );
}
