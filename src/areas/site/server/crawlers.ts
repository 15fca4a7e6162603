const pages = ['/start', '/features', '/terms', '/privacy', '/cookies', '/support'];

/** Crawlers may read what visitors may read; nothing else is worth their way. */
export function robots(origin: string): string {
  const closed = ['/api/', '/oidc/', '/auth/', '/login', '/signup', '/home', '/account', '/setting'];
  const open = ['/api/public/'];
  const rules = [...open.map((path) => `Allow: ${path}`), ...closed.map((path) => `Disallow: ${path}`)];
  return `User-agent: *\n${rules.join('\n')}\nSitemap: ${origin}/sitemap.xml\n`;
}

/** `huddles` come from the public list, so that nothing private can be in it (SITE-2). */
export function sitemap(origin: string, huddles: readonly { readonly id: string }[]): string {
  const paths = [...pages, ...huddles.map(({ id }) => `/join/huddle/${id}`)];
  const entries = paths.map((path) => `<url><loc>${origin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}
