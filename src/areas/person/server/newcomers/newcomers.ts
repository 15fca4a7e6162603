import { createHash } from 'node:crypto';
import type { DbOrTx, Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import {
  countLinks,
  decideStrangers,
  hasTooManyLinks,
  isNewcomer,
  type NewcomerLimits,
  newcomersSince,
  refuseLinks,
} from '../../rules/newcomers.ts';
import { comparable, isSaidTooOften, type TextFault } from '../../rules/same-text.ts';
import { countPlaces, lockContacts, saveContacts, standingOf, strangersAmong } from './store.ts';

const DAY_MS = 86_400_000;

function limitsOf({ config }: Platform): NewcomerLimits {
  return {
    days: config.NEWCOMER_DAYS,
    strangers: config.NEWCOMER_STRANGERS,
    links: config.NEWCOMER_LINKS,
    invitations: config.NEWCOMER_INVITATIONS,
  };
}

/** The limits of somebody who is a newcomer; undefined when none hold for them. */
export async function newcomerLimitsOf(
  platform: Platform,
  db: DbOrTx,
  personId: PersonId,
): Promise<NewcomerLimits | undefined> {
  const limits = limitsOf(platform);
  if (limits.days === 0) return undefined;
  const now = platform.now();
  const standing = await standingOf(db, personId, newcomersSince(limits, now));
  return standing && isNewcomer(standing, limits, now) ? limits : undefined;
}

/** Whether somebody may write to, or invite, these people now; the strangers among them count for a day. */
export async function refuseStrangers(
  platform: Platform,
  tx: Tx,
  personId: PersonId,
  ids: readonly PersonId[],
): Promise<Refusal | undefined> {
  if (ids.length === 0) return undefined;
  const limits = await newcomerLimitsOf(platform, tx, personId);
  if (!limits) return undefined;
  const strangers = await strangersAmong(tx, personId, ids);
  if (strangers.length === 0) return undefined;
  const now = platform.now();
  const today = await lockContacts(tx, personId, new Date(now.getTime() - DAY_MS));
  const refused = decideStrangers(today, strangers, limits);
  if (!refused) await saveContacts(tx, personId, strangers, now);
  return refused;
}

/** Whether one of a newcomer's texts has too many links. */
export function refuseManyLinks(
  platform: Platform,
  db: DbOrTx,
  personId: PersonId,
  texts: ReadonlyArray<string | null | undefined>,
): Promise<Refusal | undefined> {
  return refuseCount(platform, db, personId, Math.max(0, ...texts.map((text) => countLinks(text ?? ''))));
}

/** For texts without many links nothing is read. */
async function refuseCount(
  platform: Platform,
  db: DbOrTx,
  personId: PersonId,
  links: number,
): Promise<Refusal | undefined> {
  if (!hasTooManyLinks(links, limitsOf(platform))) return undefined;
  const limits = await newcomerLimitsOf(platform, db, personId);
  return limits && refuseLinks(limits);
}

export interface SaidText {
  readonly personId: PersonId;
  readonly text: string;
  /** The room, the thing it is said about, or the post itself. */
  readonly placeId: string;
  /** Where links are not part of the text; without it they are counted in it. */
  readonly links?: number;
}

/** What is wrong with a text that somebody is about to say; it counts as said here. */
export async function faultOfText(platform: Platform, tx: Tx, said: SaidText): Promise<TextFault | null> {
  const { personId, text, placeId, links = countLinks(text) } = said;
  if (await refuseCount(platform, tx, personId, links)) return 'LINKS';
  const plain = comparable(text);
  if (plain === null) return null;
  const digest = createHash('sha256').update(plain).digest();
  const at = platform.now();
  const since = new Date(at.getTime() - DAY_MS);
  return isSaidTooOften(await countPlaces(tx, { personId, digest, placeId, at, since })) ? 'SAME_TEXT' : null;
}

/** The same where the text cannot be held back for moderators. */
export async function refuseText(platform: Platform, tx: Tx, said: SaidText): Promise<Refusal | undefined> {
  const fault = await faultOfText(platform, tx, said);
  if (fault === 'LINKS') return refuseLinks(limitsOf(platform));
  return fault === 'SAME_TEXT' ? refuse('SAID_TOO_OFTEN') : undefined;
}
