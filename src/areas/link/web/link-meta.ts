import type { MetaDescriptor } from 'react-router';
import { type CommunityView, communityMeta } from '#areas/community/web/public/community-meta.ts';
import { type HuddleView, huddleMeta } from '#areas/huddle/web/public/huddle-meta.ts';
import { inspirationMeta, type StoryView } from '#areas/inspiration/web/public/inspiration-meta.ts';
import { type PostView, postMeta } from '#areas/post/web/public/post-meta.ts';
import type { PageRequest } from '#platform/web/page-request.ts';
import type { ResolvedLink } from '../rules/destination.ts';

/** The card of what a link leads to, as crawlers find it on the first page; the link itself is not for search engines. */
export async function cardOfLink(link: ResolvedLink, page: PageRequest): Promise<MetaDescriptor[]> {
  const noindex = { name: 'robots', content: 'noindex' };
  const found = await objectOf(link, page);
  if (!found) return [{ title: `Share link · ${page.productName}` }, ...ownCard(page), noindex];
  const card = draw(found, [{ id: 'root', loaderData: page }]);
  return [...card.filter((each) => !('name' in each && each.name === 'robots')), noindex];
}

type Found =
  | { readonly type: 'HUDDLE'; readonly object: HuddleView }
  | { readonly type: 'INSPIRATION'; readonly object: StoryView }
  | { readonly type: 'COMMUNITY'; readonly object: CommunityView }
  | { readonly type: 'POST'; readonly object: PostView };

/** What a visitor may read of it by this link; of a carpool that is nothing. */
async function objectOf({ uid, objectType, objectId }: ResolvedLink, page: PageRequest) {
  const paths = {
    HUDDLE: `huddles/${objectId}?link=${uid}`,
    INSPIRATION: `inspirations/${objectId}`,
    COMMUNITY: `communities/${objectId}`,
    POST: `posts/${objectId}`,
  };
  if (objectType === 'CARPOOL') return undefined;
  const { status, body } = await page.api(`/api/public/${paths[objectType]}`);
  return status === 200 ? ({ type: objectType, object: body } as Found) : undefined;
}

type Matches = Parameters<typeof huddleMeta>[1];

function draw(found: Found, matches: Matches): MetaDescriptor[] {
  switch (found.type) {
    case 'HUDDLE':
      return huddleMeta(found.object, matches);
    case 'INSPIRATION':
      return inspirationMeta(found.object, matches);
    case 'COMMUNITY':
      return communityMeta(found.object, matches);
    case 'POST':
      return postMeta(found.object, matches);
  }
}

/** Where no object shows itself to visitors, the product does. */
function ownCard({ productName, publicOrigin }: PageRequest): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:title', content: productName },
    { property: 'og:image', content: `${publicOrigin}/api/public/site/card.jpg` },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
