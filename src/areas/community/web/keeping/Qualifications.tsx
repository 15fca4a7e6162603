import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatCalendarDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import type { QualificationView } from '../../contract/qualifications.ts';
import { isValidOn } from '../../rules/qualifications.ts';
import classes from '../community.module.css';
import { qualificationsQuery } from '../public/qualifications.ts';

/** What members are qualified for: everybody reads their own, and who plans for the club reads all (COM-11). */
export default function Qualifications({ communityId }: { communityId: string }) {
  const { data } = useQuery(qualificationsQuery(communityId));
  if (!data || data.items.length === 0) return null;
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>Qualifications</Trans>
      </h2>
      <ul className={classes.along}>
        {data.items.map((paper) => (
          <li key={paper.id}>
            <Paper paper={paper} />
          </li>
        ))}
      </ul>
      {data.cut && (
        <p className={classes.quiet}>
          <Trans>These are the {data.items.length} that end first. There are more.</Trans>
        </p>
      )}
    </Card>
  );
}

function Paper({ paper: { name, person, validFrom, validTo } }: { paper: QualificationView }) {
  const { locale } = useClock();
  const today = new Date().toISOString().slice(0, 10);
  const isOver = validTo !== null && validTo < today;
  const from = formatCalendarDay(validFrom, locale);
  const to = validTo && formatCalendarDay(validTo, locale);
  return (
    <>
      <strong dir="auto">{person.displayName}</strong> · <span dir="auto">{name}</span>
      <br />
      <span className={classes.quiet}>
        {to ? (
          <Trans>
            {from} to {to}
          </Trans>
        ) : (
          <Trans>from {from}</Trans>
        )}
      </span>{' '}
      {isOver && (
        <Badge tone="danger">
          <Trans>Over</Trans>
        </Badge>
      )}
      {!isOver && !isValidOn({ validFrom, validTo }, today) && (
        <Badge>
          <Trans>Not yet valid</Trans>
        </Badge>
      )}
    </>
  );
}
