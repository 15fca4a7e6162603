import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import { formatCalendarDay, formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import { areDuesOpen } from '../../rules/dues.ts';
import { roleNames } from '../messages.ts';
import { myMembershipQuery } from '../queries.ts';
import classes from './Members.module.css';

export function Person({ row: { person, role, title, answer } }: { row: MemberView }) {
  const { t } = useLingui();
  return (
    <span className={classes.person}>
      <Avatar
        face={{ id: person.id, name: person.displayName, pictureUrl: person.profilePicUrl }}
        size={40}
      />
      <span>
        <NameOf person={person} />
        <small className={classes.handle}>
          {person.username && `@${person.username}`}
          {role !== 'MEMBER' && ` · ${t(roleNames[role])}`}
          {title && ` · ${title}`}
        </small>
        {answer && <small dir="auto"> · {answer}</small>}
      </span>
    </span>
  );
}

/** Since when they belong, and what admins and treasurers see: columns where there is room, a line on a phone. */
export function Standing({ community, row }: { community: CommunityView; row: MemberView }) {
  const clock = useClock();
  const day = (instant: string) => formatDay(new Date(instant), new Date(), clock);
  const leads = community.sight === 'LEAD';
  const keeps = community.membership.acts.includes('DUES');
  const { number } = row;
  const { data: mine } = useQuery(myMembershipQuery(community.id));
  // Where nothing is asked nobody owes.
  const pays = keeps && (row.paidUntil !== null || mine?.dues);
  if (!leads && !keeps) return null;
  const open = areDuesOpen(row.paidUntil, new Date().toISOString().slice(0, 10));
  return (
    <small className={classes.standing}>
      {number !== null && (
        <span>
          <Trans>No. {number}</Trans>
        </span>
      )}
      <span>
        <Trans>since {day(row.since)}</Trans>
      </span>
      {pays && (
        <span data-open={open && row.paidUntil !== null}>
          {row.paidUntil ? (
            <Trans>paid until {formatCalendarDay(row.paidUntil, clock.locale)}</Trans>
          ) : (
            <Trans>nothing paid yet</Trans>
          )}
        </span>
      )}
      {leads && (
        <span>
          {row.activeAt ? <Trans>active {day(row.activeAt)}</Trans> : <Trans>not active yet</Trans>}
        </span>
      )}
      {row.address && <span dir="auto">{row.address.replaceAll('\n', ', ')}</span>}
      {row.noted && (
        <span>
          <Trans>has a note</Trans>
        </span>
      )}
    </small>
  );
}
