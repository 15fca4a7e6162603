const pages = ['/start', '/features', '/explore/inspiration', '/terms', '/privacy', '/cookies', '/support'];

/** Crawlers may read what visitors may read; nothing else is worth their way. */
export function robots(origin: string): string {
  const closed = ['/api/', '/oidc/', '/auth/', '/login', '/signup', '/home', '/account', '/setting'];
  const open = ['/api/public/'];
  const rules = [...open.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)];
  return `User-agent: *\n${rules.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** The parts of the map, each a file of its own. */
export const sitemapParts = ['pages', 'huddles', 'communities', 'inspirations'] as const;
export type SitemapPart = (typeof sitemapParts)[number];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Names the parts (SITE-2). */
export function sitemapIndex(origin: string): string {
  const entries = sitemapParts.map((part) => `<sitemap><loc>${origin}/sitemap-${part}.xml</loc></sitemap>`);
  return `${HEAD}<sitemapindex xmlns="${SCHEMA}">${entries.join('')}</sitemapindex>\n`;
}

const addresses: Readonly<Record<Exclude<SitemapPart, 'pages'>, string>> = {
  huddles: '/join/huddle/',
  communities: '/join/community/',
  inspirations: '/inspiration/view/',
};

/** `ids` are of what every visitor may see, so that nothing private can be in it. */
export function sitemap(origin: string, part: SitemapPart, ids: readonly string[]): string {
  const paths = part === 'pages' ? pages : ids.map((id) => `${addresses[part]}${id}`);
  const entries = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `${HEAD}<urlset xmlns="${SCHEMA}">${entries.join('')}</urlset>\n`;
}
