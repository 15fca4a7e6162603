import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import { trailOf } from '#platform/web/breadcrumbs.ts';
import { i18nFor } from '#platform/web/i18n.ts';
import type { PageRequest } from '#platform/web/page-request.ts';
import { feedLink } from './public/inspiration-meta.ts';

const here = '/explore/inspiration';

/** What search engines and previews are told of the list of stories, in the reader's language. */
export async function headOfExplore(page: PageRequest): Promise<MetaDescriptor[]> {
  const i18n = await i18nFor(page.locale);
  const name = i18n._(msg`Inspirations`);
  const description = i18n._(
    msg`Stories and advice from people who were there: gear, maps, weather, nights outside.`,
  );
  const title = `${name} · ${page.productName}`;
  const address = `${page.publicOrigin}${here}`;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    feedLink(page),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: page.productName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${page.publicOrigin}/api/public/site/card.jpg` },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': trailOf(page, [[name, here]]) },
  ];
}
