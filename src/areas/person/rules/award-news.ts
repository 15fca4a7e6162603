import type { Award, AwardId } from './awards.ts';

const HOUR_MS = 3_600_000;

/** So long hosts have to note who really came before anybody is told of an award. */
export const SETTLE_MS = 12 * HOUR_MS;

/** An award older than this is history: it stands on the page, and nobody is told of it any more. */
const NEWS_MS = 14 * 24 * HOUR_MS;

export interface EarnedAward {
  readonly award: AwardId;
  readonly earnedAt: Date;
}

export function earnedAmong(awards: readonly Award[]): EarnedAward[] {
  return awards.flatMap(({ id, earnedAt }) => (earnedAt ? [{ award: id, earnedAt }] : []));
}

/** Awards are on the profile of who tries things out (GATE-10): only they are told of one, and only while it is new. */
export function isAwardNews({ earnedAt }: EarnedAward, betaUser: boolean, now: Date): boolean {
  return betaUser && now.getTime() - earnedAt.getTime() < NEWS_MS;
}
