import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, missing } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { NotificationContract } from '../../contract.ts';
import { done } from '../../messages.ts';
import type { Choice } from '../../rules/choices.ts';
import { type Kind, kinds } from '../../rules/kinds.ts';
import { presetChoice } from '../../rules/presets.ts';
import { findOutingUnsubscribe } from '../outings/reads.ts';
import { endOutingMails } from '../outings/routes.ts';
import { changeSettings, ensureDigest } from '../settings/writes.ts';
import { allChoicesOf, choicesOf, DIGEST, findUnsubscribe } from './reads.ts';
import { saveChoice, saveChoices } from './writes.ts';

export type ChoiceWire =
  | 'GET /api/notifications/choices'
  | 'PUT /api/notifications/choices/:kind'
  | 'PUT /api/notifications/choices'
  | 'PUT /api/notifications/preset'
  | 'POST /api/public/unsubscribe/:token';

export function choiceRoutes(platform: Platform): Handlers<Pick<NotificationContract, ChoiceWire>> {
  const { db } = platform.database;
  return {
    'GET /api/notifications/choices': async ({ viewer }) => ({
      items: await allChoicesOf(db, viewer.personId),
    }),
    'PUT /api/notifications/choices/:kind': async ({ viewer, params: { kind }, body }) => {
      await inTransaction(platform.database, async (tx) => {
        // A page from before there were pushes: where nothing is shown, nothing is pushed.
        const push = body.push ?? (body.inApp ? undefined : false);
        await saveChoice(tx, viewer.personId, kind, { ...body, push });
        if (body.mail === 'DIGEST') await ensureDigest(tx, viewer.personId, platform.now());
        return 'DONE';
      });
      return done('CHOICE_SAVED');
    },
    'PUT /api/notifications/choices': async ({ viewer, body: { kinds: chosen, change } }) => {
      await chooseAll(platform, viewer.personId, [...new Set(chosen)], (_, before) => ({
        inApp: change.inApp ?? before.inApp,
        push: change.push ?? before.push,
        mail: change.mail ?? before.mail,
      }));
      return done('CHOICE_SAVED');
    },
    'PUT /api/notifications/preset': async ({ viewer, body: { preset } }) => {
      await chooseAll(platform, viewer.personId, kinds, (kind) => presetChoice(preset, kind));
      return done('CHOICE_SAVED');
    },
    'POST /api/public/unsubscribe/:token': idempotent(async ({ params, command }) => {
      const ended = await write<'DONE'>(platform, command, async (tx) => {
        const ofClub = await findOutingUnsubscribe(tx, params.token);
        if (ofClub) return endOutingMails(tx, ofClub);
        const found = await findUnsubscribe(tx, params.token);
        if (!found) return missing();
        const { personId, kind } = found;
        if (kind === DIGEST) {
          await changeSettings(tx, personId, { digest: 'NEVER' }, platform.now());
          return 'DONE';
        }
        const choice = (await choicesOf(tx, [personId]))(personId, kind);
        await saveChoice(tx, personId, kind, { ...choice, mail: 'NEVER' });
        return 'DONE';
      });
      return isRefusal(ended) ? ended : done('MAILS_ENDED');
    }),
  };
}

async function chooseAll(
  platform: Platform,
  personId: PersonId,
  chosen: readonly Kind[],
  next: (kind: Kind, before: Choice) => Choice,
): Promise<void> {
  await inTransaction(platform.database, async (tx) => {
    const choiceOf = await choicesOf(tx, [personId]);
    const choices = chosen.map((kind) => ({ kind, ...next(kind, choiceOf(personId, kind)) }));
    await saveChoices(tx, personId, choices);
    if (choices.some(({ mail }) => mail === 'DIGEST')) await ensureDigest(tx, personId, platform.now());
    return 'DONE';
  });
}
