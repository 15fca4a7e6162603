interface Site {
  readonly productName: string;
  readonly publicOrigin: string;
}

export type Step = readonly [name: string, path: string];

/** schema.org BreadcrumbList: the way from the first page to this one, for search engines. */
export function trailOf({ productName, publicOrigin }: Site, steps: readonly Step[]) {
  const whole: readonly Step[] = [[productName, '/start'], ...steps];
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: whole.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: `${publicOrigin}${path}`,
    })),
  };
}
