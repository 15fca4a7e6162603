import type { MetaDescriptor } from 'react-router';
import { trailOf } from '#platform/web/breadcrumbs.ts';
import type { CommunityView } from '../../contract/views.ts';

export type { CommunityView };

interface RootData {
  readonly productName: string;
  readonly publicOrigin: string;
}

const MAX_DESCRIPTION = 200;

/** Title, preview card and the Organization that search engines read; only what a visitor may see (SITE-2). */
export function communityMeta(
  community: CommunityView,
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  if (!root) return [{ title: community.name }];
  const title = `${community.name} · ${root.productName}`;
  const address = `${root.publicOrigin}/join/community/${community.id}`;
  const text = community.description.replace(/\s+/g, ' ').slice(0, MAX_DESCRIPTION);
  const description = text || community.name;
  const open = community.privacy === 'PUBLIC';
  return [
    { title },
    { name: 'description', content: description },
    ...(open
      ? [{ tagName: 'link' as const, rel: 'canonical', href: address }]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: root.productName },
    { property: 'og:title', content: community.name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    ...cardOf(community, root.publicOrigin),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(open ? factsOf(community, address, root) : []),
  ];
}

function factsOf(community: CommunityView, address: string, root: RootData): MetaDescriptor[] {
  const trail = trailOf(root, [[community.name, `/join/community/${community.id}`]]);
  return [{ 'script:ld+json': organizationOf(community, address) }, { 'script:ld+json': trail }];
}

function cardOf({ id, name, version }: CommunityView, origin: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: `${origin}/api/public/communities/${id}/card.jpg?v=${version}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: name },
  ];
}

/** schema.org Organization. */
function organizationOf(community: CommunityView, address: string) {
  const { name, description, incorporatedAt, location, externalWebUrl } = community;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: address,
    ...(description && { description }),
    ...(incorporatedAt && { foundingDate: incorporatedAt }),
    ...(externalWebUrl && { sameAs: [externalWebUrl] }),
    ...(location && {
      location: { '@type': 'Place', name: location.name, address: location.formattedAddress },
    }),
  };
}
