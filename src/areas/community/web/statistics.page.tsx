import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams, useSearchParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import type { CommunityView } from '../contract/views.ts';
import { FIRST_YEAR, LAST_YEAR } from '../rules/statistics.ts';
import shared from './community.module.css';
import { InvitationGone } from './invitations/InvitationGone.tsx';
import { communityQuery, statisticsQuery } from './queries.ts';
import { MembersOfYear } from './statistics/MembersOfYear.tsx';
import { OutingsOfYear } from './statistics/OutingsOfYear.tsx';
import { YearFigures } from './statistics/YearFigures.tsx';

export const handle: PageHandle = { title: msg`Statistics` };
export const meta: MetaFunction = () => [{ title: 'Statistics' }];

/** `/community/statistics/{id}?year=`: what the club did in a year (COM-13). */
export default function StatisticsPage() {
  const { communityId = '' } = useParams();
  const query = useQuery(communityQuery(communityId));
  return (
    <QueryView query={query} gone={<InvitationGone />}>
      {(community) => (
        <div className={shared.page}>
          <PageHeader title={<Trans>Statistics</Trans>} />
          <BackLink to={`/community/view/${community.id}`}>{community.name}</BackLink>
          {community.membership.member ? (
            <Year community={community} />
          ) : (
            <p>
              <Trans>Statistics are for members.</Trans>
            </p>
          )}
        </div>
      )}
    </QueryView>
  );
}

function Year({ community: { id, membership } }: { community: CommunityView }) {
  const year = useYear();
  const query = useQuery({ ...statisticsQuery(id, year), placeholderData: keepPreviousData });
  return (
    <QueryView query={query} gone={<InvitationGone />}>
      {(statistics) => (
        <>
          <YearSelect year={year} years={statistics.years} />
          {statistics.outings === 0 ? (
            <EmptyState picture="gone-community" hour={9}>
              <Trans>No outing of this club was over in {year}.</Trans>
            </EmptyState>
          ) : (
            <>
              <YearFigures statistics={statistics} />
              <OutingsOfYear communityId={id} year={year} />
              {membership.acts.includes('EXPORT') && <MembersOfYear communityId={id} year={year} />}
            </>
          )}
        </>
      )}
    </QueryView>
  );
}

/** The year of the address, else this one. */
function useYear(): number {
  const [search] = useSearchParams();
  const asked = Number(search.get('year'));
  const known = Number.isInteger(asked) && asked >= FIRST_YEAR && asked <= LAST_YEAR;
  return known ? asked : new Date().getFullYear();
}

function YearSelect({ year, years }: { year: number; years: readonly number[] }) {
  const { t } = useLingui();
  const [, setSearch] = useSearchParams();
  const choices = [...new Set([new Date().getFullYear(), year, ...years])].sort((a, b) => b - a);
  return (
    <NativeSelect
      label={t`Year`}
      value={String(year)}
      onChange={({ currentTarget: { value } }) =>
        setSearch({ year: value }, { replace: true, preventScrollReset: true })
      }
      data={choices.map(String)}
    />
  );
}
