import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import shared from './community.module.css';
import { Changes } from './history/Changes.tsx';
import { MembersOfDay } from './history/MembersOfDay.tsx';
import { InvitationGone } from './invitations/InvitationGone.tsx';
import { communityQuery } from './queries.ts';

export const handle: PageHandle = { title: msg`Members through time` };
export const meta: MetaFunction = () => [{ title: 'Members through time' }];

/** `/community/history/{id}?day=&from=`: the members as of a day, against another, and who changed what (C11). */
export default function HistoryPage() {
  const { communityId = '' } = useParams();
  const query = useQuery(communityQuery(communityId));
  return (
    <QueryView query={query} gone={<InvitationGone />}>
      {({ id, name, membership }) => (
        <div className={shared.page}>
          <PageHeader title={<Trans>Members through time</Trans>} />
          <BackLink to={`/community/view/${id}?tab=Members`}>{name}</BackLink>
          {membership.acts.includes('EXPORT') ? (
            <>
              <MembersOfDay communityId={id} />
              <Changes communityId={id} />
            </>
          ) : (
            <p>
              <Trans>Admins and treasurers see this page.</Trans>
            </p>
          )}
        </div>
      )}
    </QueryView>
  );
}
