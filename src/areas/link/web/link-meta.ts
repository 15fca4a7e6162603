import type { MetaDescriptor } from 'react-router';
import { type CommunityView, communityMeta } from '#areas/community/web/public/community-meta.ts';
import { type HuddleView, huddleMeta } from '#areas/huddle/web/public/huddle-meta.ts';
import { inspirationMeta, type StoryView } from '#areas/inspiration/web/public/inspiration-meta.ts';
import { type PostView, postMeta } from '#areas/post/web/public/post-meta.ts';
import { wordInstant } from '#platform/shared/word-instant.ts';
import { i18nFor } from '#platform/web/i18n.ts';
import type { PageRequest } from '#platform/web/page-request.ts';
import type { ResolvedLink } from '../rules/destination.ts';

/** What is shown of it while one is led there. */
export interface Preview {
  /** Who invites to what; null where nobody is named, or nobody comes anywhere by it. */
  readonly invitation: string | null;
  readonly title: string;
  readonly words: string;
  readonly picture: string | null;
}

export interface Card {
  readonly meta: MetaDescriptor[];
  readonly preview: Preview | null;
}

/**
 * What a link leads to: its card, as crawlers find it on the first page, and what people see of it at once. The link
 * itself is not for search engines.
 */
export async function cardOfLink(link: ResolvedLink, page: PageRequest): Promise<Card> {
  const noindex = { name: 'robots', content: 'noindex' };
  const found = await objectOf(link, page);
  if (!found) {
    return {
      meta: [{ title: `Share link · ${page.productName}` }, ...ownCard(page), noindex],
      preview: null,
    };
  }
  const card = draw(found, [{ id: 'root', loaderData: page }]);
  const kept = card.filter((each) => !('name' in each && each.name === 'robots'));
  const preview = { ...previewOf(found, page), invitation: await invitationTo(found, link, page) };
  return { meta: [...withInvitation(kept, preview, page), noindex], preview };
}

async function invitationTo({ type }: Found, link: ResolvedLink, page: PageRequest): Promise<string | null> {
  const name = link.forUser.displayName;
  if (!name || (type !== 'HUDDLE' && type !== 'COMMUNITY')) return null;
  const i18n = await i18nFor(page.locale);
  const message = invitations[type];
  return i18n._(message.id, { name }, message);
}

const invitations = {
  HUDDLE: /*i18n*/ { id: 'link.invites-to-huddle', message: '{name} invites you to this huddle' },
  COMMUNITY: /*i18n*/ { id: 'link.invites-to-community', message: '{name} invites you to this community' },
};

/** Messengers show who invites before what it is; what has no card of its own, as a private huddle, gets that line and the product's. */
function withInvitation(
  card: readonly MetaDescriptor[],
  { invitation, title, words }: Preview,
  page: PageRequest,
): MetaDescriptor[] {
  if (!invitation) return [...card];
  const isDescription = (each: MetaDescriptor) => 'property' in each && each.property === 'og:description';
  const described = [invitation, words].filter(Boolean).join('. ');
  const description = { property: 'og:description', content: described };
  const own = card.some(isDescription);
  const titled = ownCard(page).filter((each) => !('property' in each && each.property === 'og:title'));
  return own
    ? card.map((each) => (isDescription(each) ? description : each))
    : [...card, ...titled, { property: 'og:title', content: title }, description];
}

type PlainPreview = Omit<Preview, 'invitation'>;

function previewOf({ type, object }: Found, { locale, productName }: PageRequest): PlainPreview {
  switch (type) {
    case 'HUDDLE': {
      const when = wordInstant(new Date(object.startDateTime), object.timeZone, locale);
      const words = [when, object.venue?.name, object.host?.displayName].filter(Boolean).join(' · ');
      return {
        title: object.name,
        words,
        picture: object.coverPhotoUrl ? `${object.coverPhotoUrl}&w=640` : null,
      };
    }
    case 'INSPIRATION':
      return { title: object.title, words: object.summary, picture: `${object.coverUrl}&w=640` };
    case 'COMMUNITY':
      return { title: object.name, words: object.description, picture: `${object.coverUrl}&w=640` };
    case 'POST':
      return { title: object.author?.displayName ?? productName, words: object.content, picture: null };
  }
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
