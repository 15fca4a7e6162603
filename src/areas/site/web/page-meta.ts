import type { I18n, MessageDescriptor } from '@lingui/core';
import type { MetaDescriptor } from 'react-router';
import type { Locale } from '#platform/shared/locale.ts';
import { trailOf } from '#platform/web/breadcrumbs.ts';
import { i18nFor } from '#platform/web/i18n.ts';
import type { PageRequest } from '#platform/web/page-request.ts';

interface PageAbout {
  readonly path: string;
  readonly title: MessageDescriptor;
  readonly description: MessageDescriptor;
}

/**
 * Title, description, canonical address and preview of a page of ours (SITE-2), in the reader's language. Made by a
 * loader, so that a visitor's browser loads none of what makes it.
 */
export async function headOf(page: PageRequest, { path, ...about }: PageAbout): Promise<MetaDescriptor[]> {
  const { productName, publicOrigin, socialUrls } = page;
  const i18n = await wordsIn(page.locale);
  const [title, description] = [i18n._(about.title), i18n._(about.description)];
  const whole = `${title} · ${productName}`;
  const address = `${publicOrigin}${path}`;
  return [
    { title: whole },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: productName },
    { property: 'og:locale', content: page.locale },
    { property: 'og:title', content: whole },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${publicOrigin}/api/public/site/card.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: description },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': organizationOf(productName, publicOrigin, socialUrls) },
    { 'script:ld+json': trailOf(page, path === '/start' ? [] : [[title, path]]) },
  ];
}

const known = new Map<Locale, Promise<I18n>>();

function wordsIn(locale: Locale): Promise<I18n> {
  const words = known.get(locale) ?? i18nFor(locale);
  known.set(locale, words);
  return words;
}

/** schema.org Organization: who stands behind these pages. */
function organizationOf(name: string, origin: string, elsewhere: readonly string[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: `${origin}/start`,
    logo: `${origin}/icon-180.png`,
    ...(elsewhere.length > 0 && { sameAs: elsewhere }),
  };
}
