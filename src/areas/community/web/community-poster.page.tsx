import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type MetaFunction, useHref, useParams } from 'react-router';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { Poster } from '#ui/Poster.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import type { InvitationView } from '../contract/invitations.ts';
import { InvitationGone } from './invitations/InvitationGone.tsx';
import { invitationQuery } from './queries.ts';

export const handle: PageHandle = { title: msg`Poster` };
export const meta: MetaFunction = () => [{ title: 'Poster' }];

/** `/community/poster/{token}`: a sheet of paper that invites anyone who scans it, as its link does (COM-10). */
export default function CommunityPosterPage() {
  const { token = '' } = useParams();
  return (
    <QueryView query={useQuery(invitationQuery(token))} gone={<InvitationGone />}>
      {(invitation) => <Shown invitation={invitation} token={token} />}
    </QueryView>
  );
}

function Shown({ invitation, token }: { invitation: InvitationView; token: string }) {
  const url = new URL(useHref(`/join/invitation/${token}`), window.location.origin).href;
  const { name, coverUrl, coverOffset, totalMembers, description } = invitation;
  return (
    <Poster
      title={name}
      scan={<Trans>Scan to join us</Trans>}
      url={url}
      picture={
        coverUrl && (
          <img src={`${coverUrl}&w=1280`} alt="" style={{ objectPosition: `50% ${coverOffset}%` }} />
        )
      }
    >
      <p>
        <Plural value={totalMembers} one="# member" other="# members" />
      </p>
      {description && <p dir="auto">{description.slice(0, 280)}</p>}
    </Poster>
  );
}
