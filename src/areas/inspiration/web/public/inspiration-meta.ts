import type { MetaDescriptor } from 'react-router';
import { trailOf } from '#platform/web/breadcrumbs.ts';
import type { StoryFacts, StoryView } from '../../contract/views.ts';
import { addressOf } from '../address-of.ts';

export type { StoryView };

interface RootData {
  readonly productName: string;
  readonly publicOrigin: string;
}

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

export function rootOf(matches: Matches): RootData {
  const found = matches.find((match) => match?.id === 'root')?.loaderData;
  return (found as RootData | undefined) ?? { productName: '', publicOrigin: '' };
}

/** Title, preview card, canonical address and the Article that search engines read (SITE-2). */
export function inspirationMeta(story: StoryFacts, matches: Matches): MetaDescriptor[] {
  const root = rootOf(matches);
  const address = `${root.publicOrigin}${addressOf(story.id)}`;
  const version = Date.parse(story.changedAt).toString(36);
  const picture = `${root.publicOrigin}/api/public/inspirations/${story.id}/card.jpg?v=${version}`;
  const description = story.summary || story.title;
  return [
    { title: `${story.title} · ${root.productName}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    feedLink(root),
    ...preview({ story, address, picture, description, site: root.productName }),
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': articleOf(story, address, picture, root) },
    {
      'script:ld+json': trailOf(root, [
        ['Inspirations', '/explore/inspiration'],
        [story.title, addressOf(story.id)],
      ]),
    },
  ];
}

interface Preview {
  readonly story: StoryFacts;
  readonly address: string;
  readonly picture: string;
  readonly description: string;
  readonly site: string;
}

function preview({ story, address, picture, description, site }: Preview): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: site },
    { property: 'og:title', content: story.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: story.title },
    { property: 'article:published_time', content: story.publishedAt },
    { property: 'article:modified_time', content: story.changedAt },
  ];
}

/** Feed readers find the newest stories by it. */
export function feedLink(root: RootData): MetaDescriptor {
  return {
    tagName: 'link',
    rel: 'alternate',
    type: 'application/atom+xml',
    title: `${root.productName}: Inspirations`,
    href: `${root.publicOrigin}/api/public/inspirations/feed.xml`,
  };
}

/** schema.org Article. */
function articleOf(story: StoryFacts, address: string, picture: string, root: RootData) {
  const { title, summary, publishedAt, changedAt, author, topics, minutes } = story;
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    ...(summary && { description: summary }),
    image: [picture],
    datePublished: publishedAt,
    dateModified: changedAt,
    timeRequired: `PT${minutes}M`,
    keywords: topics.join(', '),
    mainEntityOfPage: address,
    author: {
      '@type': 'Person',
      name: author.displayName,
      ...(author.username && { url: `${root.publicOrigin}/${author.username}` }),
    },
    publisher: { '@type': 'Organization', name: root.productName, url: root.publicOrigin },
  };
}
