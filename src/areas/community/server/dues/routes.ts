import { presentReaders } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordEvents } from '#platform/server/events.ts';
import { type Handlers, idempotent } from '#platform/server/http/endpoints.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction, write } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { CommunityId, PersonId } from '#platform/shared/ids.ts';
import type { keepingContract } from '../../contract/keeping.ts';
import { done } from '../../messages.ts';
import { judgePayments, type PaymentLine, payerOf, REMINDED_EVERY_MS } from '../../rules/dues.ts';
import { may } from '../../rules/rights.ts';
import { actingAs } from '../history/acting.sql.ts';
import { refuseStrangers } from '../keeping/refuse-strangers.ts';
import { findCommunity, type VisibleCommunity } from '../reads.ts';
import { membershipState } from '../rows.ts';
import {
  type Asked,
  askedForDues,
  markReminded,
  membersAmong,
  payersOf,
  saveDues,
  savePaidUntil,
} from './store.ts';

type DuesWire = Extract<keyof typeof keepingContract, `${string}/dues${string}`>;

/** What members pay, and who has (COM-12). */
export function duesRoutes(platform: Platform): Handlers<Pick<typeof keepingContract, DuesWire>> {
  const { database } = platform;
  return {
    'PUT /api/communities/:communityId/dues': async ({ viewer, params: { communityId }, body }) => {
      const saved = await inTransaction<'DONE'>(database, async (tx) => {
        const found = await asKeeper(tx, viewer.personId, communityId);
        if (isRefusal(found)) return found;
        await saveDues(tx, communityId, body.dues);
        await announce(tx, `community:${communityId}`, 'community.changed', { id: communityId });
        return 'DONE';
      });
      return isRefusal(saved) ? saved : done('COMMUNITY_SAVED');
    },
    'PUT /api/communities/:communityId/dues/paid-until': async ({
      viewer,
      params: { communityId },
      body,
    }) => {
      const people = await inTransaction<number>(database, async (tx) => {
        const found = await asKeeper(tx, viewer.personId, communityId);
        if (isRefusal(found)) return found;
        const known = await membersAmong(tx, communityId, body.personIds);
        if (known === 0) return refuse('THEY_ARE_NO_MEMBER', {}, 'conflict');
        await actingAs(tx, viewer.personId, platform.now());
        const days = [...new Set(body.personIds)].map((id) => ({ id, paidUntil: body.paidUntil }));
        return savePaidUntil(tx, communityId, days);
      });
      return isRefusal(people) ? people : { ...done('PAID_NOTED', { people }), people };
    },
    'PUT /api/communities/:communityId/dues/payments': ({ viewer, params: { communityId }, body }) =>
      inTransaction(database, async (tx) => {
        const found = await asKeeper(tx, viewer.personId, communityId);
        if (isRefusal(found)) return found;
        await actingAs(tx, viewer.personId, platform.now());
        return judgeFile(tx, communityId, body);
      }),
    'POST /api/communities/:communityId/dues/reminders/preview': ({
      viewer,
      params: { communityId },
      body,
    }) =>
      inTransaction(database, async (tx) => {
        const found = await asKeeper(tx, viewer.personId, communityId);
        if (isRefusal(found)) return found;
        const asked = askedNow(platform.now(), viewer.personId, body.personIds);
        return refuseStrangers(await presentReaders(tx, viewer.personId, askedForDues(communityId, asked)));
      }),
    'POST /api/communities/:communityId/dues/reminders': idempotent(
      async ({ viewer, params: { communityId }, body, command }) => {
        const people = await write<number>(platform, command, (tx) =>
          remind(platform, tx, { communityId, by: viewer.personId, ids: body.personIds }),
        );
        return isRefusal(people) ? people : { ...done('REMINDED_OF_DUES', { people }), people };
      },
    ),
  };
}

interface PaymentFile {
  readonly payments: readonly PaymentLine[];
  readonly apply: boolean;
}

async function judgeFile(tx: Tx, communityId: CommunityId, { payments, apply }: PaymentFile) {
  const names = new Set(payments.map(({ who }) => who.trim().toLowerCase()));
  const numbers = new Set(payments.flatMap(({ number }) => number ?? []));
  const members = await payersOf(tx, communityId, { names: [...names], numbers: [...numbers] });
  const outcomes = judgePayments(payments, members);
  const paid = payments.flatMap((line, at) => {
    const payer = outcomes[at] === 'PAY' ? payerOf(line, members) : undefined;
    return payer && payer !== 'TWO_PEOPLE' ? [{ id: payer.id, paidUntil: line.paidUntil }] : [];
  });
  if (apply) await savePaidUntil(tx, communityId, paid);
  return { outcomes };
}

async function asKeeper(
  tx: Tx,
  personId: PersonId,
  communityId: CommunityId,
): Promise<VisibleCommunity | Refusal> {
  const found = await findCommunity(tx, personId, communityId);
  if (!found) return missing();
  return may(membershipState(found.mine), 'DUES') ? found : refuse('NOT_A_KEEPER', {}, 'forbidden');
}

const askedNow = (now: Date, by: PersonId, ids: readonly PersonId[]): Asked => ({
  ids,
  by,
  today: now.toISOString().slice(0, 10),
  since: new Date(now.getTime() - REMINDED_EVERY_MS),
});

interface Reminder {
  readonly communityId: CommunityId;
  readonly by: PersonId;
  readonly ids: readonly PersonId[];
}

async function remind(
  platform: Platform,
  tx: Tx,
  { communityId, by, ids }: Reminder,
): Promise<number | Refusal> {
  const found = await asKeeper(tx, by, communityId);
  if (isRefusal(found)) return found;
  if (found.row.dues_cents === null) return refuse('NO_DUES_ASKED');
  const now = platform.now();
  const reminded = await markReminded(tx, communityId, { asked: askedNow(now, by, ids), now });
  if (reminded.length === 0) return refuse('NOBODY_OWES');
  await recordEvents(
    tx,
    now,
    reminded.map((personId) => ({ type: 'community.dues-asked', communityId, personId, actorId: by })),
  );
  return reminded.length;
}
