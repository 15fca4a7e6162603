import type { MetaDescriptor } from 'react-router';
import { type HuddleView, huddleMeta } from '#areas/huddle/web/parts/huddle-meta.ts';
import { inspirationMeta, type StoryView } from '#areas/inspiration/web/parts/inspiration-meta.ts';

const noindex = { name: 'robots', content: 'noindex' };

/** The card of what a link leads to; the link itself is not for search engines. */
export function linkMeta(
  kind: 'huddles' | 'inspirations',
  object: unknown,
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): MetaDescriptor[] {
  if (!object) return [{ title: 'Share link' }, noindex];
  const card =
    kind === 'huddles'
      ? huddleMeta(object as HuddleView, matches)
      : inspirationMeta(object as StoryView, matches);
  return [...card, noindex];
}
