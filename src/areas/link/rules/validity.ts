/** A share link has no day on which it ends: it leads on until the person who made it takes it back. */
export function isLive(link: { readonly revoked_at: Date | null }): boolean {
  return link.revoked_at === null;
}
