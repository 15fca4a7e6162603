/** What the browser says of the room that it gives us. */
export interface Room {
  /** It has promised not to delete what is kept by itself. */
  readonly isLasting: boolean;
  /** Bytes that we use and may use; null where the browser does not say. */
  readonly used: number | null;
  readonly allowed: number | null;
}

/** Browsers that know none of it promise nothing. */
export async function readRoom(): Promise<Room> {
  const { storage } = navigator;
  const isLasting = (await storage?.persisted?.().catch(() => false)) ?? false;
  const estimate = await storage?.estimate?.().catch(() => undefined);
  return { isLasting, used: estimate?.usage ?? null, allowed: estimate?.quota ?? null };
}

/** A page in Safari on an iPhone or iPad that is not on the home screen: it deletes after seven days without a visit. */
export function isBesideHomeScreen(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
