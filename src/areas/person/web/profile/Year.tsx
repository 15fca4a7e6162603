import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatHeight, formatLength } from '#platform/shared/measures.ts';
import { useClock } from '#platform/web/clock.tsx';
import { useMeasures } from '#platform/web/measures.tsx';
import { ActionLink } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import type { CompanionView, TrendMonthView } from '../../contract/profile.ts';
import type { ProfilePart } from '../../rules/profile-parts.ts';
import { MonthChart } from '../public/MonthChart.tsx';
import { companionsQuery, publishTrends, showPart, trendsQuery } from '../queries.ts';
import { ShownSwitch } from './ShownSwitch.tsx';
import classes from './Year.module.css';

const MONTHS = 12;

interface YearProps {
  username: string;
  /** Mine, to see all of it and to say what others see. */
  own: boolean;
}

/** What somebody really did: a year of outings, their clubs, and with whom they went out most (PER-10). */
export default function Year({ username, own }: YearProps) {
  const { data: trends } = useQuery(trendsQuery(username, MONTHS));
  const { data: circle } = useQuery(companionsQuery(username));
  if (!trends || !circle) return null;
  const { clubsShown, companionsShown } = circle;
  const months = own || trends.published ? trends.months : null;
  const clubs = own || clubsShown ? circle.clubs : null;
  const companions = own || companionsShown ? circle.companions : null;
  if (!months && !clubs?.length && !companions?.length) return null;
  const choose = (part: ProfilePart) => (shown: boolean) => showPart(part, shown);
  return (
    <Card className={classes.year}>
      {months && (
        <Part
          name={<Trans>Last 12 months</Trans>}
          aside={own && <ShownSwitch username={username} shown={trends.published} onChoose={publishTrends} />}
        >
          <Figures months={months} own={own} />
        </Part>
      )}
      {clubs && (own || clubs.length > 0) && (
        <Part
          name={<Trans>Clubs</Trans>}
          aside={own && <ShownSwitch username={username} shown={clubsShown} onChoose={choose('CLUBS')} />}
        >
          <ul className={classes.clubs}>
            {clubs.map(({ id, name }) => (
              <li key={id}>
                <Link to={`/community/view/${id}`} dir="auto">
                  {name}
                </Link>
              </li>
            ))}
          </ul>
          {clubs.length === 0 && (
            <ActionLink to="/community/discover" look="outline" size="small">
              <Trans>Find a club</Trans>
            </ActionLink>
          )}
        </Part>
      )}
      {companions && (own || companions.length > 0) && (
        <Part
          name={<Trans>Out together</Trans>}
          aside={
            own && <ShownSwitch username={username} shown={companionsShown} onChoose={choose('COMPANIONS')} />
          }
        >
          <Company companions={companions} own={own} />
        </Part>
      )}
    </Card>
  );
}

function Part({ name, aside, children }: { name: ReactNode; aside: ReactNode; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <header>
        <h2>{name}</h2>
        {aside}
      </header>
      {children}
    </section>
  );
}

function Figures({ months, own }: { months: readonly TrendMonthView[]; own: boolean }) {
  const { t } = useLingui();
  const { locale } = useClock();
  const measures = useMeasures();
  if (own && months.every(({ outings }) => outings === 0)) {
    return (
      <p className={classes.quiet}>
        <Trans>Your outings appear here once they are over.</Trans>{' '}
        <Link to="/huddle/huddles">
          <Trans>Find the next one</Trans>
        </Link>
      </p>
    );
  }
  const bars = (of: 'outings' | 'distanceMeters' | 'ascentMeters') =>
    months.map((month) => ({ month: month.month, value: month[of] }));
  return (
    <div className={classes.figures}>
      <MonthChart
        name={t`Outings`}
        bars={bars('outings')}
        word={(value) => value.toLocaleString(locale)}
        sums
      />
      <MonthChart
        name={t`Distance`}
        bars={bars('distanceMeters')}
        word={(value) => formatLength(value, measures, locale)}
        sums
      />
      <MonthChart
        name={t`Ascent`}
        bars={bars('ascentMeters')}
        word={(value) => formatHeight(value, measures, locale)}
        sums
      />
    </div>
  );
}

function Company({ companions, own }: { companions: readonly CompanionView[]; own: boolean }) {
  return (
    <>
      <ul className={classes.company}>
        {companions.map(({ face: { id, displayName, username, profilePicUrl }, outings }) => (
          <li key={id}>
            <Link to={`/${username}`}>
              <Avatar face={{ id, name: displayName, pictureUrl: profilePicUrl }} size={48} named />
              <span dir="auto">{displayName}</span>
              <small>
                <Plural value={outings} one="# outing" other="# outings" />
              </small>
            </Link>
          </li>
        ))}
      </ul>
      {own && (
        <p className={classes.quiet}>
          <Trans>Others see only those who show theirs too, and only from public outings.</Trans>
        </p>
      )}
    </>
  );
}
