import type { MetaFunction } from 'react-router';
import { trailOf } from '#platform/web/breadcrumbs.ts';

interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Title, description, canonical address and preview of a page of ours (SITE-2). */
export function pageMeta({ path, title, description }: PageMeta): MetaFunction {
  return ({ matches }) => {
    const root = rootData(matches);
    const { productName, publicOrigin, social } = root;
    const whole = `${title} · ${productName}`;
    const address = `${publicOrigin}${path}`;
    const picture = `${publicOrigin}/api/public/site/card.jpg`;
    return [
      { title: whole },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: address },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: productName },
      { property: 'og:title', content: whole },
      { property: 'og:description', content: description },
      { property: 'og:url', content: address },
      { property: 'og:image', content: picture },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: description },
      { name: 'twitter:card', content: 'summary_large_image' },
      {
        'script:ld+json': organizationOf(
          productName,
          publicOrigin,
          social.map(({ url }) => url),
        ),
      },
      { 'script:ld+json': trailOf(root, path === '/start' ? [] : [[title, path]]) },
    ];
  };
}

interface RootData {
  readonly productName: string;
  readonly publicOrigin: string;
  readonly social: ReadonlyArray<{ readonly url: string }>;
}

/** What the root of every page knows; a page whose root failed has no name to show. */
function rootData(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): RootData {
  const found = matches.find((match) => match?.id === 'root')?.loaderData;
  return (found as RootData | undefined) ?? { productName: '', publicOrigin: '', social: [] };
}

/** schema.org Organization: who stands behind these pages. */
function organizationOf(name: string, origin: string, elsewhere: readonly string[]) {
  return {
    ...{ '@context': 'https://schema.org', '@type': 'Organization', name, url: `${origin}/start` },
    ...{ logo: `${origin}/icon-180.png` },
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
