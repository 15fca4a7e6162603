import type { Bus } from './bus.ts';
import type { Database } from './db/database.ts';

export const READ_ONLY_CHANGED = 'read-only.changed';

/** Whether people can only read at the moment, as this process knows it. */
export interface Maintenance {
  readonly isReadOnly: boolean;
}

/** Asks the database once, and again when somebody changes it or the connection that hears of it was lost. */
export async function openMaintenance({ db }: Database, bus: Bus): Promise<Maintenance> {
  const known = { isReadOnly: false };
  const ask = async () => {
    const row = await db.selectFrom('read_only').select('since').executeTakeFirst();
    known.isReadOnly = row !== undefined;
  };
  const askAgain = () => void ask().catch(() => undefined);
  bus.subscribe(READ_ONLY_CHANGED, askAgain);
  bus.onReconnect(askAgain);
  await ask();
  return known;
}
