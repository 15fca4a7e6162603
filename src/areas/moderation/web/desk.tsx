import { createContext, useContext } from 'react';

/** Where cases are looked at: at the moderators of the installation, or at the admins of a community. */
export interface Desk {
  /** Null of the moderators. */
  readonly communityId: string | null;
  /** The page of its queue. */
  readonly path: string;
}

const moderators: Desk = { communityId: null, path: '/moderation' };

const DeskContext = createContext(moderators);
export const DeskProvider = DeskContext.Provider;

export function useDesk(): Desk {
  return useContext(DeskContext);
}

export function deskOfCommunity(communityId: string): Desk {
  return { communityId, path: `/community/moderation/${communityId}` };
}
