import { Plural, Trans } from '@lingui/react/macro';
import { countPeople } from './count-people.ts';
import classes from './Overdue.module.css';
import type { Report } from './Overdue.tsx';
import { sayPoint } from './point.ts';

interface WhatToSayProps {
  name: string;
  report: Report;
  since: string;
}

/** Words to read out to a rescue service. */
export function WhatToSay({ name, report, since }: WhatToSayProps) {
  const { place, lastCheckIn } = report;
  const at = lastCheckIn?.position ?? place;
  const point = at && sayPoint(at);
  const where = lastCheckIn?.position ? lastCheckIn.note : place?.name;
  return (
    <blockquote className={classes.say}>
      <p>
        <Plural value={countPeople(report)} one="# person is missing." other="# people are missing." />{' '}
        <Trans>
          They were to be back {since} from: <span dir="auto">{name}</span>.
        </Trans>{' '}
        {point && <PlaceToSay isLast={Boolean(lastCheckIn?.position)} where={where ?? ''} point={point} />}{' '}
        {lastCheckIn && (
          <Trans>
            Last sign: <span dir="auto">{lastCheckIn.note}</span>.
          </Trans>
        )}
      </p>
    </blockquote>
  );
}

/** Where they were last, or only where they began. */
function PlaceToSay({ isLast, where, point }: { isLast: boolean; where: string; point: string }) {
  return isLast ? (
    <Trans>
      Last known place: <span dir="auto">{where}</span>, coordinates {point}.
    </Trans>
  ) : (
    <Trans>
      They began at <span dir="auto">{where}</span>, coordinates {point}.
    </Trans>
  );
}
