import type { MessageDescriptor } from '@lingui/core';

/** What a page tells the frame around it: `export const handle: PageHandle = { title: msg`My huddles` }`. */
export interface PageHandle {
  /** Stands in the top bar. */
  readonly title: MessageDescriptor;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && 'title' in handle;
}
