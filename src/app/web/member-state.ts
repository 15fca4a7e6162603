import { type DehydratedState, hydrate } from '@tanstack/react-query';
import type { PageAccess } from '#platform/web/page-request.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { session } from '#platform/web/session/session.ts';
import { goOnAfter } from './live-updates.ts';

/** What comes with a page of somebody who is logged in: their access for the next minutes, and the data it shows. */
export interface MemberData {
  readonly access: PageAccess;
  readonly state: MemberState;
}

export interface MemberState {
  /** What has happened since this number of the stream is not in it yet. */
  readonly position: number;
  readonly queries: DehydratedState;
}

declare global {
  interface Window {
    memberAccess?: PageAccess;
    memberState?: MemberState;
  }
}

/**
 * Takes over what came with the page, before it comes alive. A copy that the worker kept shows what was true once, and
 * brings no access; undefined for a page that brought nothing.
 */
export function takeMemberState(): 'FRESH' | 'COPY' | undefined {
  const { memberAccess: access, memberState: state } = import.meta.env.SSR ? {} : window;
  if (!state) return undefined;
  delete window.memberAccess;
  delete window.memberState;
  hydrate(queryClient(), state.queries);
  if (!access) return 'COPY';
  session.adopt(access);
  goOnAfter(state.position);
  return 'FRESH';
}
