import type { ReactNode } from 'react';
import { formatAway, type Measures } from '#platform/shared/measures.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { lazyPart } from '#platform/web/lazy-part.ts';
import { useMeasures } from '#platform/web/measures.tsx';
import { TimeDistance } from '#platform/web/TimeDistance.tsx';
import { DateBadge } from '#ui/DateBadge.tsx';
import { ListCard } from '#ui/ListCard.tsx';
import type { HuddleCard as Huddle } from '../../contract/views.ts';
import { WhoGoes } from '../view/WhoGoes.tsx';
import classes from './HuddleCard.module.css';
import { HuddleScene } from './HuddleScene.tsx';

// Most cards that a visitor sees have none.
const CardState = lazyPart(() => import('../discover/CardState.tsx'));

interface HuddleCardProps {
  huddle: Huddle;
  now: Date;
  /** The page of the visitor, or of the member. */
  to: string;
  /** Where huddles are compared: after the time, what it is like, and before the numbers. */
  when?: ReactNode;
  facts?: ReactNode;
  faces?: ReactNode;
  /** Of its heading: 2 right below the heading of a page. */
  rank?: 2 | 3;
}

/** A huddle in a list: its mood, when, where, with whom, and whether there is room. */
export function HuddleCard({ huddle, now, to, when, facts, faces, rank = 3 }: HuddleCardProps) {
  const clock = useClock(huddle.timeZone);
  const measures = useMeasures();
  const start = new Date(huddle.startDateTime);
  return (
    <ListCard
      to={to}
      name={huddle.name}
      rank={rank}
      shape="2 / 1"
      picture={
        <>
          <Cover huddle={huddle} />
          <div className={classes.date}>
            <DateBadge instant={start} clock={clock} />
          </div>
        </>
      }
      state={isPlain(huddle, start > now) ? null : <CardState huddle={huddle} now={now} />}
      eyebrow={
        <p className={classes.when}>
          <time suppressHydrationWarning dateTime={huddle.startDateTime}>
            {formatDateTime(start, now, clock)}
          </time>
          {' · '}
          <TimeDistance to={huddle.startDateTime} zone={huddle.timeZone} />
          {when}
        </p>
      }
    >
      <p className={classes.where} dir="auto">
        {[huddle.venueName, awayOf(huddle, measures, clock.locale), huddle.hostName]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {facts && <p className={classes.where}>{facts}</p>}
      <div className={classes.company}>
        {faces}
        {start > now && (
          <p className={classes.people}>
            <WhoGoes huddle={huddle} />
          </p>
        )}
      </div>
    </ListCard>
  );
}

/** What everybody may see comes as a picture; a private cover would need a token, so the drawn scene stands in. */
function Cover({ huddle }: { huddle: Huddle }) {
  if (huddle.privacy !== 'PUBLIC') {
    return <HuddleScene huddle={huddle} />;
  }
  const src = `${huddle.coverPhotoUrl}&w=640`;
  return <img src={src} alt="" width={640} height={320} loading="lazy" decoding="async" />;
}

/** To come, and the same for everybody: no badge stands on it. */
function isPlain({ status, hosting, myPlace }: Huddle, toCome: boolean): boolean {
  return toCome && status === 'PUBLISHED' && !hosting && myPlace === 'NONE';
}

/** How far it is from the point that was asked for. */
function awayOf({ metersAway }: Huddle, measures: Measures, locale: string): string | null {
  return metersAway === null ? null : formatAway(metersAway, measures, locale);
}
