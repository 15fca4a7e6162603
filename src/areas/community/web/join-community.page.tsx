import { Trans } from '@lingui/react/macro';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import type { PublicHuddles } from '#areas/huddle/web/public/public-huddles.ts';
import { VisitorHuddles } from '#areas/huddle/web/public/VisitorHuddles.tsx';
import { ReportLink } from '#areas/moderation/web/public/ReportLink.tsx';
import { type PageRequest, pageOf } from '#platform/web/page-request.ts';
import { ActionLink } from '#ui/Action.tsx';
import { ShareButton } from '#ui/ShareButton.tsx';
import type { CommunityView } from '../contract/views.ts';
import classes from './community.module.css';
import { communityMeta } from './public/community-meta.ts';
import { CommunityHeader } from './view/CommunityHeader.tsx';
import { CommunityTabs, tabOf } from './view/CommunityTabs.tsx';
import { Overview } from './view/Overview.tsx';

const HUDDLES_A_PAGE = 12;

/**
 * The address of a community that everybody may open, readable without JavaScript, with the tabs that are for
 * visitors: of a private one there is none.
 */
export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const page = pageOf(context);
  const answer = await page.api(`/api/public/communities/${encodeURIComponent(params.communityId ?? '')}`);
  if (answer.status !== 200) throw new Response(null, { status: 404 });
  const community = answer.body as CommunityView;
  const { searchParams } = new URL(request.url);
  const tab = tabOf(community.sight, searchParams.get('tab'));
  const huddles = tab === 'Huddles' ? await huddlesOf(page, community.id, searchParams.get('after')) : null;
  return { community, tab, huddles, now: page.now.toISOString() };
}

async function huddlesOf(page: PageRequest, communityId: string, after: string | null) {
  const command = new URLSearchParams({ communityId, limit: String(HUDDLES_A_PAGE) });
  if (after) command.set('after', after);
  const answer = await page.api(`/api/public/huddles?${command}`);
  if (answer.status !== 200) throw new Response(null, { status: answer.status === 400 ? 404 : 503 });
  return answer.body as PublicHuddles;
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, matches }) =>
  loaderData ? communityMeta(loaderData.community, matches) : [];

export default function JoinCommunityPage() {
  const { community, tab, huddles, now } = useLoaderData<typeof loader>();
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
          <>
            <ActionLink to={inside} reloadDocument rel="nofollow">
              {community.approvalRequired ? <Trans>Ask to join</Trans> : <Trans>Join Community</Trans>}
            </ActionLink>
            <ShareButton title={community.name} path={`/join/community/${community.id}`} />
          </>
        }
      />
      <CommunityTabs sight={community.sight} chosen={tab} />
      {huddles ? (
        <VisitorHuddles
          huddles={huddles}
          now={new Date(now)}
          moreAt={(after) => `?${new URLSearchParams({ tab, after })}`}
        />
      ) : (
        <Overview community={community} />
      )}
      <p>
        <ReportLink type="COMMUNITY" id={community.id} />
      </p>
    </main>
  );
}
