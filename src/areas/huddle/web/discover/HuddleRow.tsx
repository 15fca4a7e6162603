import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatAway } from '#platform/shared/measures.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import type { HuddleCard as Huddle } from '../../contract/views.ts';
import { HuddleScene } from '../public/HuddleScene.tsx';
import { WhoGoes } from '../view/WhoGoes.tsx';
import { CardFacts, TimeThere } from './CardFacts.tsx';
import CardState from './CardState.tsx';
import { Faces } from './Faces.tsx';
import classes from './HuddleRow.module.css';

interface HuddleRowProps {
  huddle: Huddle;
  now: Date;
  to: string;
}

/** A huddle as a row of a phone, so that several can be compared at a glance. */
export function HuddleRow({ huddle, now, to }: HuddleRowProps) {
  const clock = useClock(huddle.timeZone);
  const measures = useMeasures();
  const start = new Date(huddle.startDateTime);
  const away = huddle.metersAway === null ? '' : formatAway(huddle.metersAway, measures, clock.locale);
  return (
    <article className={classes.row}>
      <div className={classes.picture}>
        <Square huddle={huddle} />
      </div>
      <div className={classes.words}>
        <p className={classes.when}>
          <time suppressHydrationWarning dateTime={huddle.startDateTime}>
            {formatDateTime(start, now, clock)}
          </time>
          <TimeThere huddle={huddle} />
        </p>
        <h3 dir="auto">
          <Link to={to}>{huddle.name}</Link>
        </h3>
        <p className={classes.line}>
          {huddle.venueName && <bdi>{huddle.venueName}</bdi>}
          {huddle.venueName && away && ' · '}
          {away && <Trans>{away} away</Trans>}
        </p>
        <p className={classes.line}>
          <CardFacts huddle={huddle} />
        </p>
        <div className={classes.people}>
          <Faces huddleId={huddle.id} size={22} />
          {start > now && (
            <span className={classes.line}>
              <WhoGoes huddle={huddle} />
            </span>
          )}
          <CardState huddle={huddle} now={now} />
        </div>
      </div>
    </article>
  );
}

/** What everybody may see comes as a picture; a private cover would need a token. */
function Square({ huddle }: { huddle: Huddle }) {
  if (huddle.privacy !== 'PUBLIC') return <HuddleScene huddle={huddle} />;
  const src = `${huddle.coverPhotoUrl}&w=320`;
  return <img src={src} alt="" width={320} height={160} loading="lazy" decoding="async" />;
}
