import type { Platform } from '#platform/server/platform.ts';
import { type Decision, decideTelling } from '../../rules/decide.ts';
import { isKind, type Kind } from '../../rules/kinds.ts';
import { streamOf } from '../../rules/streams.ts';
import { isUrgent } from '../../rules/urgency.ts';
import { choicesOf } from '../choices/reads.ts';
import type { MailRow } from './reads.ts';

/** A notification of a kind that there still is. */
export type KnownRow = MailRow & { readonly kind: Kind };

export interface Decided {
  readonly row: KnownRow;
  readonly outcome: Decision;
  /** No device is proven to show what is urgent, so it comes by mail although none was chosen. */
  readonly instead: boolean;
}

/** Decides each of these mails as things are now. */
export async function decideMails(
  platform: Platform,
  rows: readonly MailRow[],
  waited: boolean,
): Promise<readonly Decided[]> {
  const now = platform.now();
  const choiceOf = await choicesOf(
    platform.database.db,
    rows.map(({ recipientId }) => recipientId),
  );
  const known = rows.filter((row): row is KnownRow => isKind(row.kind));
  return known.map((row) => {
    const { allowed, newer, read, seen, muted, reachable, awayUntil, goesThere } = row;
    const choice = choiceOf(row.recipientId, row.kind);
    const urgent = isUrgent(row.kind, { startsAt: row.startsAt, hours: row.facts.hours }, now);
    const chosen = choice.mail === 'AT_ONCE';
    const instead = !chosen && urgent && choice.push && !row.proven;
    const away = awayUntil !== null && awayUntil > now && !goesThere;
    const outcome = decideTelling('MAIL', {
      allowed,
      newer,
      read,
      seen,
      muted,
      reachable: reachable && row.email !== null && !row.stopped.includes(streamOf(row.kind)),
      wanted: chosen || instead,
      away,
      urgent,
      fresh: !waited,
      quiet: false,
      full: false,
    });
    return { row, outcome, instead };
  });
}
