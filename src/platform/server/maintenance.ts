import type { Bus } from './bus.ts';
import type { Database } from './db/database.ts';

export const READ_ONLY_CHANGED = 'read-only.changed';
export const BANNERS_CHANGED = 'banners.changed';

/** A line above every page, until its time has come. */
export interface SiteBanner {
  readonly words: string;
  readonly germanWords: string | null;
  readonly until: Date;
}

/** Whether people can only read at the moment, and what operators say above the pages, as this process knows it. */
export interface Maintenance {
  readonly isReadOnly: boolean;
  /** The ones whose time is over among them. */
  readonly banners: readonly SiteBanner[];
}

/** More are never shown at once. */
const MAX_KNOWN = 20;

/** Asks the database once, and again when somebody changes it or the connection that hears of it was lost. */
export async function openMaintenance({ db }: Database, bus: Bus): Promise<Maintenance> {
  const known: { isReadOnly: boolean; banners: readonly SiteBanner[] } = { isReadOnly: false, banners: [] };
  const ask = async () => {
    const row = await db.selectFrom('read_only').select('since').executeTakeFirst();
    known.isReadOnly = row !== undefined;
    known.banners = await db
      .selectFrom('banners')
      .select(['words', 'german_words as germanWords', 'shown_until as until'])
      .orderBy('shown_until', 'desc')
      .limit(MAX_KNOWN)
      .execute();
  };
  const askAgain = () => void ask().catch(() => undefined);
  bus.subscribe(READ_ONLY_CHANGED, askAgain);
  bus.subscribe(BANNERS_CHANGED, askAgain);
  bus.onReconnect(askAgain);
  await ask();
  return known;
}
