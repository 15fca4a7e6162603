import type { MetaFunction } from 'react-router';

interface PageMeta {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** Title, description, canonical address and preview of a page of ours (SITE-2). */
export function pageMeta({ path, title, description }: PageMeta): MetaFunction {
  return ({ matches }) => {
    const { productName, publicOrigin } = rootData(matches);
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
    ];
  };
}

interface RootData {
  readonly productName: string;
  readonly publicOrigin: string;
}

/** What the root of every page knows; a page whose root failed has no name to show. */
function rootData(matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]): RootData {
  const found = matches.find((match) => match?.id === 'root')?.loaderData;
  return (found as RootData | undefined) ?? { productName: '', publicOrigin: '' };
}
