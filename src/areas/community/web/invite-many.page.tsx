import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { BackLink } from '#ui/BackLink.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import classes from './community.module.css';
import { InvitationGone } from './invitations/InvitationGone.tsx';
import { NewList } from './lists/NewList.tsx';
import { SentLists } from './lists/SentLists.tsx';
import { communityQuery } from './queries.ts';

export const handle: PageHandle = { title: msg`Invite many` };
export const meta: MetaFunction = () => [{ title: 'Invite many' }];

/** `/community/invite/{id}`: a list of addresses, seen line by line before anything is sent (COM-10). */
export default function InviteManyPage() {
  const { communityId = '' } = useParams();
  const query = useQuery(communityQuery(communityId));
  return (
    <QueryView query={query} gone={<InvitationGone />}>
      {(community) => (
        <div className={classes.page}>
          <PageHeader
            title={<Trans>Invite many</Trans>}
            lead={
              <Trans>Paste addresses or open a file. Nothing is sent before you have seen each line.</Trans>
            }
          />
          <BackLink to={`/community/view/${community.id}?tab=Members`}>{community.name}</BackLink>
          {community.sight === 'LEAD' ? (
            <>
              <NewList communityId={community.id} />
              <SentLists communityId={community.id} />
            </>
          ) : (
            <p>
              <Trans>Only admins invite many at once.</Trans>
            </p>
          )}
        </div>
      )}
    </QueryView>
  );
}
