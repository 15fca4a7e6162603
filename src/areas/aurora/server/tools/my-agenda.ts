import type { HuddleCard, HuddleView } from '#areas/huddle/contract/views.ts';
import { findHuddle, listMyDays, presentHuddle, presentHuddleCard } from '#areas/huddle/server/public.ts';
import type { HuddleId } from '#platform/shared/ids.ts';
import type { Span } from '../../rules/meaning/when.ts';
import type { Asker } from './asker.ts';

const AHEAD_MS = 400 * 86_400_000;

/** What lies ahead of me: what I host, go to, wait for or am asked to; what was called off is none of it. */
export async function myAgenda(asker: Asker, span?: Span): Promise<HuddleCard[]> {
  const { platform, personId, now } = asker;
  const from = span && span.from > now ? span.from : now;
  const to = span?.to ?? new Date(now.getTime() + AHEAD_MS);
  const { rows } = await listMyDays(platform.database.db, personId, { from, to });
  return rows.filter((row) => row.status === 'PUBLISHED').map((row) => presentHuddleCard(row, true));
}

/** A huddle as its page shows it to the asker. */
export async function readHuddle(asker: Asker, id: string): Promise<HuddleView | undefined> {
  const { platform, personId } = asker;
  const huddle = await findHuddle(platform.database.db, { personId }, id as HuddleId);
  return huddle && presentHuddle(huddle, true);
}
