import { type Refusal, refuse } from '#platform/shared/decision.ts';
import type { PersonRefusal } from '../messages.ts';

const DAY_MS = 86_400_000;

/** What an installation asks of newcomers; its settings say it. */
export interface NewcomerLimits {
  /** Days after which an account is no newcomer's, whatever it came to; 0 switches all limits off. */
  readonly days: number;
  /** Strangers written to in 24 hours. */
  readonly strangers: number;
  /** Links in one text. */
  readonly links: number;
  /** Addresses of a list that are invited in 24 hours before moderators have looked at it. */
  readonly invitations: number;
}

export interface Standing {
  readonly joinedAt: Date;
  /** By an operator, or because they look after the site themselves. */
  readonly isTrusted: boolean;
  /** The roll-call of an outing says so, which somebody led who is no newcomer. */
  readonly hasCome: boolean;
}

/** From when on an account is a newcomer's. */
export function newcomersSince({ days }: Pick<NewcomerLimits, 'days'>, now: Date): Date {
  return new Date(now.getTime() - days * DAY_MS);
}

/** Somebody of whom nobody knows anything yet: not old, not trusted, and never at an outing. */
export function isNewcomer(
  { joinedAt, isTrusted, hasCome }: Standing,
  limits: NewcomerLimits,
  now: Date,
): boolean {
  if (limits.days === 0 || isTrusted || hasCome) return false;
  return joinedAt > newcomersSince(limits, now);
}

/** Whether a newcomer may write to these strangers as well; `today` are those they wrote to in the last 24 hours. */
export function decideStrangers(
  today: readonly string[],
  wanted: readonly string[],
  { strangers, days }: NewcomerLimits,
): Refusal<PersonRefusal> | undefined {
  const all = new Set([...today, ...wanted]);
  const isMore = wanted.some((id) => !today.includes(id));
  return isMore && all.size > strangers ? refuse('NEW_HERE_STRANGERS', { most: strangers, days }) : undefined;
}

export function hasTooManyLinks(count: number, { links }: Pick<NewcomerLimits, 'links'>): boolean {
  return count > links;
}

/** The refusal where nothing can be held back for moderators. */
export function refuseLinks({ links, days }: NewcomerLimits): Refusal<PersonRefusal> {
  return refuse('NEW_HERE_LINKS', { most: links, days });
}

/** Web addresses with a scheme or `www.`, which readers can press or would type. */
export function countLinks(text: string): number {
  return text.match(/\bhttps?:\/\/\S|\bwww\.\S/gi)?.length ?? 0;
}
