import type { MetaDescriptor } from 'react-router';
import { type HuddleView, huddleMeta } from '#areas/huddle/web/parts/huddle-meta.ts';

/** The card of what a link leads to; the link itself is not for search engines. */
export function linkMeta(
  object: unknown,
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): MetaDescriptor[] {
  const card = object ? huddleMeta(object as HuddleView, matches) : [{ title: 'Share link' }];
  return [...card, { name: 'robots', content: 'noindex' }];
}
