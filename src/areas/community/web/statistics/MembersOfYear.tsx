import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { apiOf } from '#platform/web/api.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import type { CommunityContract } from '../../contract/community.ts';
import type { MemberYearView } from '../../contract/statistics.ts';
import shared from '../community.module.css';
import { SaveTable } from '../public/SaveTable.tsx';
import { membersOfYearQuery } from '../queries.ts';
import { formatHours } from './format-hours.ts';
import classes from './Statistics.module.css';

const api = apiOf<CommunityContract>();

/** Who of the members took part how often, and the file of it (COM-13, COM-14). */
export function MembersOfYear({ communityId, year }: { communityId: string; year: number }) {
  const query = useInfiniteQuery(membersOfYearQuery(communityId, year));
  return (
    <Card className={shared.card}>
      <h2>
        <Trans>By member</Trans>
      </h2>
      <p className={shared.quiet}>
        <Trans>Admins and treasurers see this list.</Trans>
      </p>
      <SaveTable
        read={() =>
          api('GET /api/communities/:communityId/attendance.csv', {
            params: { communityId },
            query: { year },
          })
        }
      />
      <Paged
        query={query}
        skeleton={<RowSkeletons count={4} />}
        empty={
          <p className={shared.quiet}>
            <Trans>No member took part in this year.</Trans>
          </p>
        }
      >
        {(members) => (
          <ul className={classes.rows}>
            {members.map((member) => (
              <li key={member.person.id}>
                <Member member={member} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </Card>
  );
}

function Member({ member: { person, outings, hosted, hostedMinutes } }: { member: MemberYearView }) {
  const { locale } = useClock();
  const { id, displayName, username, profilePicUrl } = person;
  return (
    <>
      <Avatar face={{ id, name: displayName, pictureUrl: profilePicUrl }} size={40} />
      <span className={classes.what}>
        <Link to={`/${username}`} dir="auto">
          {displayName}
        </Link>
        {hosted > 0 && (
          <small>
            <Trans>
              Hosted: {hosted}, {formatHours(hostedMinutes, locale)}
            </Trans>
          </small>
        )}
      </span>
      <span className={classes.number}>
        <Plural value={outings} one="# outing" other="# outings" />
      </span>
    </>
  );
}
