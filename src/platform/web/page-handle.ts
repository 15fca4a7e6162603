import type { MessageDescriptor } from '@lingui/core';

/** What a page tells the frame around it: `export const handle: PageHandle = { title: msg`My huddles` }`. */
export interface PageHandle {
  /** Stands in the top bar. */
  readonly title: MessageDescriptor;
  /** What somebody typed here is kept in their browser, so only that draws the page; the server draws its skeleton. */
  readonly isForm?: true;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
