import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { pack, unpack } from '#platform/web/packed.ts';
import { pageOf } from '#platform/web/page-request.ts';
import { ActionLink } from '#ui/Action.tsx';
import type { CommunityView } from '../contract-values.ts';
import { CommunityHeader } from './components/CommunityHeader.tsx';
import classes from './components/community.module.css';
import { Overview } from './components/Overview.tsx';
import { communityMeta } from './parts/community-meta.ts';

/** The address of a community that everybody may open, readable without JavaScript. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const answer = await page.api(`/api/public/communities/${encodeURIComponent(params.communityId ?? '')}`);
  if (answer.status !== 200) throw new Response(null, { status: 404 });
  return pack({ community: answer.body as CommunityView }, page);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? communityMeta(unpack(loaderData).community, matches) : [];

export default function JoinCommunityPage() {
  const { community } = unpack(useLoaderData<typeof loader>());
  const inside = `/login?returnTo=${encodeURIComponent(`/community/view/${community.id}`)}`;
  return (
    <main id="content" tabIndex={-1} className={`${classes.page} ${classes.open}`}>
      <CommunityHeader
        community={community}
        cover={
          <img
            src={`${community.coverUrl}&w=1280`}
            alt=""
            style={{ objectPosition: `50% ${community.coverImageCoordinate.ycoordinate}%` }}
          />
        }
        logo={<img src={`${community.logoUrl}&w=160`} alt="" />}
        actions={
          <ActionLink to={inside} reloadDocument rel="nofollow">
            {community.approvalRequired ? <Trans>Ask to join</Trans> : <Trans>Join Community</Trans>}
          </ActionLink>
        }
      />
      <Overview community={community} />
    </main>
  );
}
