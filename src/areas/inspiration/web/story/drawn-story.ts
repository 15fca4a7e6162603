/** The element that holds a story in the page. */
export const STORY = 'story-words';

const drawnHere = new WeakMap<object, string>();

/**
 * What is drawn stands in the page once: beside it in the data of the page it would be half of all bytes. So for a
 * page it is kept with its story until that is rendered, in the same process; a browser finds it where it stands, and
 * gets it with the data when it comes from another page.
 */
export function handOver(story: object, markup: string, dataOnly: boolean): string | null {
  if (dataOnly) return markup;
  drawnHere.set(story, markup);
  return null;
}

/** The markup of a story whose loader has handed it over. */
export function drawnStory(story: object, sent: string | null): string {
  if (sent !== null) return sent;
  const here = typeof document === 'undefined' ? undefined : document.getElementById(STORY)?.innerHTML;
  return drawnHere.get(story) ?? here ?? '';
}
