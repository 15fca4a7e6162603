import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { formatCalendarDay, formatDay } from '#platform/shared/time.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Card } from '#ui/Card.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import shared from '../community.module.css';
import { roleNames } from '../messages.ts';
import { readMemberFile } from '../mutations.ts';
import { SaveTable } from '../public/SaveTable.tsx';
import { Differences } from './Differences.tsx';
import { PersonRow } from './PersonRow.tsx';
import { membersOfDayQuery } from './queries.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** Who was a member at the end of a day, and what has changed since another (C11). */
export function MembersOfDay({ communityId }: { communityId: string }) {
  const { t } = useLingui();
  const clock = useClock();
  const [search, setSearch] = useSearchParams();
  const asked = (name: string) => (DAY.test(search.get(name) ?? '') ? (search.get(name) ?? '') : '');
  const day = asked('day') || wallIn(new Date(), clock.timeZone).slice(0, 10);
  const from = asked('from');
  const choose = (name: string, value: string) =>
    setSearch(
      (before) => {
        if (value) before.set(name, value);
        else before.delete(name);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Card className={shared.card}>
      <h2>
        <Trans>Members on {formatCalendarDay(day, clock.locale)}</Trans>
      </h2>
      <div className={shared.two}>
        <TextInput
          size="md"
          type="date"
          label={t`At the end of`}
          value={day}
          onChange={({ currentTarget: { value } }) => choose('day', value)}
        />
        <TextInput
          size="md"
          type="date"
          label={t`What has changed since`}
          max={day}
          value={from}
          onChange={({ currentTarget: { value } }) => choose('from', value)}
        />
      </div>
      {from && <Differences communityId={communityId} from={from} to={day} />}
      <SaveTable read={() => readMemberFile(communityId, day)} />
      <List communityId={communityId} day={day} />
    </Card>
  );
}

function List({ communityId, day }: { communityId: string; day: string }) {
  const { t } = useLingui();
  const clock = useClock();
  const query = useInfiniteQuery({
    ...membersOfDayQuery(communityId, day),
    placeholderData: keepPreviousData,
  });
  const { total = 0, knownSince = null } = query.data?.pages[0] ?? {};
  const since = knownSince && wallIn(new Date(knownSince), clock.timeZone).slice(0, 10);
  return (
    <>
      {since && day < since && (
        <p className={shared.notice}>
          <Trans>
            Kept since {formatDay(new Date(knownSince), new Date(), clock)}: who had left before is missing
            here.
          </Trans>
        </p>
      )}
      {query.data && (
        <p>
          <Plural value={total} one="# member" other="# members" />
        </p>
      )}
      <Paged
        query={query}
        skeleton={<RowSkeletons count={4} />}
        empty={
          <p className={shared.quiet}>
            <Trans>Nobody was a member on that day.</Trans>
          </p>
        }
      >
        {(members) => (
          <ul className={shared.rows}>
            {members.map(({ person, number, role, title, paidUntil }) => (
              <PersonRow key={person.id} person={person}>
                {[
                  number > 0 && t`No. ${number}`,
                  t(roleNames[role]),
                  title,
                  paidUntil && t`paid until ${formatCalendarDay(paidUntil, clock.locale)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </PersonRow>
            ))}
          </ul>
        )}
      </Paged>
    </>
  );
}
