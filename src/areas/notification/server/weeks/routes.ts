import type { Handlers } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction } from '#platform/server/write.ts';
import type { NotificationContract } from '../../contract.ts';
import { done } from '../../messages.ts';
import { isKind } from '../../rules/kinds.ts';
import { lessOf } from '../../rules/less.ts';
import { isOffered, LOOKED_BACK_MS, WEEK_MS } from '../../rules/week.ts';
import { choicesOf } from '../choices/reads.ts';
import { saveChoice } from '../choices/writes.ts';
import { ensureDigest } from '../settings/writes.ts';
import { kindNumbersOf, weekOf } from './reads.ts';
import { saveAnswer } from './writes.ts';

export type WeekWire = 'GET /api/notifications/weeks' | 'PUT /api/notifications/offers/:kind';

/** How much somebody was told lately, and of what they could hear less. */
export function weekRoutes(platform: Platform): Handlers<Pick<NotificationContract, WeekWire>> {
  const { db } = platform.database;
  return {
    'GET /api/notifications/weeks': async ({ viewer: { personId } }) => {
      const now = platform.now();
      const before = (ms: number) => new Date(now.getTime() - ms);
      const choiceOf = await choicesOf(db, [personId]);
      const numbers = await kindNumbersOf(db, personId, before(LOOKED_BACK_MS));
      const offers = numbers.flatMap(({ kind, ...rest }) =>
        isKind(kind) && isOffered({ kind, ...rest }, choiceOf(personId, kind), now)
          ? [{ kind, told: rest.told }]
          : [],
      );
      return { last: await weekOf(db, personId, before(WEEK_MS)), offers };
    },
    'PUT /api/notifications/offers/:kind': async ({ viewer: { personId }, params: { kind }, body }) => {
      await inTransaction(platform.database, async (tx) => {
        const now = platform.now();
        await saveAnswer(tx, personId, kind, now);
        const less = lessOf(kind, (await choicesOf(tx, [personId]))(personId, kind));
        if (!body.less || !less) return 'DONE';
        await saveChoice(tx, personId, kind, less);
        if (less.mail === 'DIGEST') await ensureDigest(tx, personId, now);
        return 'DONE';
      });
      return done('CHOICE_SAVED');
    },
  };
}
