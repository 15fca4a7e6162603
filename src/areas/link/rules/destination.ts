export const linkedObjects = ['CARPOOL', 'HUDDLE', 'INSPIRATION', 'COMMUNITY', 'POST'] as const;
export type LinkedObject = (typeof linkedObjects)[number];

export interface ResolvedLink {
  readonly uid: string;
  readonly objectId: string;
  readonly objectType: LinkedObject;
  readonly forUser: { readonly id: string; readonly displayName?: string | null };
}

/** Where a share link leads (LINK-1); the sharer is remembered, never acted for (HUD-15). */
export function destinationOf(link: ResolvedLink): string {
  const id = encodeURIComponent(link.objectId);
  switch (link.objectType) {
    case 'CARPOOL':
      return `/carpool/view/new/${id}`;
    case 'HUDDLE':
      return `/join/huddle/${id}?userId=${encodeURIComponent(link.forUser.id)}&link=${encodeURIComponent(link.uid)}`;
    case 'INSPIRATION':
      return `/inspiration/view/${id}`;
    case 'COMMUNITY':
      return `/community/view/${id}`;
    case 'POST':
      return `/timeline/view/${id}`;
  }
}
