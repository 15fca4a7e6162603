import { lazy, Suspense } from 'react';
import { formatAway, type Measures } from '#platform/shared/measures.ts';
import { formatDateTime, formatDistance, hourIn } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { DateBadge } from '#ui/DateBadge.tsx';
import { Landscape } from '#ui/Landscape.tsx';
import { LatePicture } from '#ui/LatePicture.tsx';
import { ListCard } from '#ui/ListCard.tsx';
import type { HuddleCard as Huddle } from '../../contract/views.ts';
import { WhoGoes } from '../view/WhoGoes.tsx';
import classes from './HuddleCard.module.css';

// Most cards that a visitor sees have none.
const CardState = lazy(() => import('../discover/CardState.tsx'));

interface HuddleCardProps {
  huddle: Huddle;
  now: Date;
  /** The page of the visitor, or of the member. */
  to: string;
}

/** A huddle in a list: its mood, when, where, with whom, and whether there is room. */
export function HuddleCard({ huddle, now, to }: HuddleCardProps) {
  const clock = useClock(huddle.timeZone);
  const measures = useMeasures();
  const start = new Date(huddle.startDateTime);
  return (
    <ListCard
      to={to}
      name={huddle.name}
      shape="2 / 1"
      picture={
        <>
          <Cover huddle={huddle} start={start} />
          <div className={classes.date}>
            <DateBadge instant={start} clock={clock} />
          </div>
        </>
      }
      state={
        isPlain(huddle, start > now) ? null : (
          <Suspense>
            <CardState huddle={huddle} now={now} />
          </Suspense>
        )
      }
      eyebrow={
        <p className={classes.when}>
          <time dateTime={huddle.startDateTime}>{formatDateTime(start, now, clock)}</time>
          {' · '}
          {formatDistance(start, now, clock)}
        </p>
      }
    >
      <p className={classes.where} dir="auto">
        {[huddle.venueName, awayOf(huddle, measures, clock.locale), huddle.hostName]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {start > now && (
        <p className={classes.people}>
          <WhoGoes huddle={huddle} />
        </p>
      )}
    </ListCard>
  );
}

/** What everybody may see comes as a picture; a private cover would need a token, so its landscape stands in. */
function Cover({ huddle, start }: { huddle: Huddle; start: Date }) {
  if (huddle.privacy !== 'PUBLIC') {
    return <Landscape id={huddle.id} hour={hourIn(start, huddle.timeZone)} />;
  }
  return <LatePicture src={`${huddle.coverPhotoUrl}&w=640`} alt="" width={640} height={320} />;
}

/** To come, and the same for everybody: no badge stands on it. */
function isPlain({ status, hosting, myPlace }: Huddle, toCome: boolean): boolean {
  return toCome && status === 'PUBLISHED' && !hosting && myPlace === 'NONE';
}

/** How far it is from the point that was asked for. */
function awayOf({ metersAway }: Huddle, measures: Measures, locale: string): string | null {
  return metersAway === null ? null : formatAway(metersAway, measures, locale);
}
