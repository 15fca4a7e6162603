import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { bestLocale } from '#platform/shared/locale.ts';
import { useClock } from '#platform/web/clock.tsx';
import { ActionLink } from '#ui/Action.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { AwardView } from '../../contract/profile.ts';
import { awardNames } from '../../rules/award-names.ts';
import { formatMonth } from '../public/format-month.ts';
import { awardsQuery } from '../queries.ts';
import classes from './Awards.module.css';
import { awardWords } from './award-words.ts';

interface AwardsProps {
  username: string;
  self: boolean;
}

/** What was earned on outings that took place; on my own page also how far the rest is (PER-10). */
export default function Awards({ username, self }: AwardsProps) {
  const { data, isLoadingError, isFetching, refetch } = useQuery(awardsQuery(username));
  if (isLoadingError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <RowSkeletons count={4} />;
  const earned = data.items.filter(({ earnedIn }) => earnedIn !== null);
  const open = data.items.filter(({ earnedIn }) => earnedIn === null);
  return (
    <div className={classes.page}>
      {earned.length > 0 ? <Grid awards={earned} /> : <NothingYet self={self} />}
      {open.length > 0 && (
        <section>
          <h2 className={classes.heading}>
            <Trans>Still to come</Trans>
          </h2>
          <Grid awards={open} />
        </section>
      )}
    </div>
  );
}

function NothingYet({ self }: { self: boolean }) {
  return (
    <EmptyState
      picture="awards"
      {...(self && {
        action: (
          <ActionLink to="/huddle/huddles">
            <Trans>Find an outing</Trans>
          </ActionLink>
        ),
      })}
    >
      <Trans>No awards yet. The first one comes with the first outing.</Trans>
    </EmptyState>
  );
}

function Grid({ awards }: { awards: readonly AwardView[] }) {
  return (
    <ul className={classes.grid}>
      {awards.map((award) => (
        <li key={award.id}>
          <Medal award={award} />
        </li>
      ))}
    </ul>
  );
}

function Medal({ award: { id, earnedIn, have, need } }: { award: AwardView }) {
  const { t } = useLingui();
  const { locale } = useClock();
  const name = awardNames[bestLocale(locale)][id];
  const { rule, Icon } = awardWords[id];
  return (
    <article className={classes.award} data-earned={earnedIn !== null}>
      <span className={classes.medal}>
        <Icon aria-hidden size={28} stroke={1.6} />
      </span>
      <h3>{name}</h3>
      <p>{t(rule)}</p>
      {earnedIn ? (
        <small>{formatMonth(earnedIn, locale)}</small>
      ) : (
        <>
          <progress value={have ?? 0} max={need} aria-label={name} />
          <small>
            <Trans>
              {(have ?? 0).toLocaleString(locale)} of {need.toLocaleString(locale)}
            </Trans>
          </small>
        </>
      )}
    </article>
  );
}
