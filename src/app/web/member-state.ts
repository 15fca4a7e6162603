import { type DehydratedState, hydrate } from '@tanstack/react-query';
import type { PageAccess } from '#platform/web/page-request.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { session } from '#platform/web/session/session.ts';
import { goOnAfter } from './live-updates.ts';

/** What comes with a page of somebody who is logged in: their access for the next minutes, and the data it shows. */
export interface MemberState {
  readonly access: PageAccess;
  /** What has happened since this number of the stream is not in it yet. */
  readonly position: number;
  readonly queries: DehydratedState;
}

declare global {
  interface Window {
    memberState?: MemberState;
  }
}

/** Takes over what came with the page, before it comes alive; whether there was anything. */
export function takeMemberState(): boolean {
  const state = import.meta.env.SSR ? undefined : window.memberState;
  if (!state) return false;
  delete window.memberState;
  session.adopt(state.access);
  hydrate(queryClient(), state.queries);
  goOnAfter(state.position);
  return true;
}
