import type { Act } from '#platform/shared/outbox/act.ts';
import { answerOf } from '#platform/shared/outbox/rules.ts';
import type { WireInput } from '#platform/shared/wire.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { keepingApiOf } from '#platform/web/outbox/send-or-keep.ts';
import { actDeeds } from '#platform/web/outbox/use-acts.ts';
import type { PlanContract } from '../contract/plans.ts';

const api = keepingApiOf<PlanContract>();

export type StartInput = WireInput<PlanContract['POST /api/return-plans']>['body'];
export type CheckInInput = WireInput<PlanContract['POST /api/return-plans/:planId/check-ins']>['body'];

const START = 'return-plan-start';
const END_WIRE = 'PUT /api/return-plans/:planId/end';

/** A plan that no server knows yet: it waits for a network. */
export const isWaitingStart = ({ kind, steps }: Act) => kind === START && steps.length === 1;

/** What a waiting start would send. */
export const startIn = ({ steps }: Act) => steps[0]?.body as StartInput;

const staleWith = (huddleId: string | null) => [
  ['return-plan'],
  ...(huddleId ? [['huddle', huddleId, 'return-plan']] : []),
];

/**
 * Starts a plan, now or as soon as there is a network. Once its time has passed it is not sent, but asked about: nobody
 * is to be alarmed by a plan that comes too late.
 */
export async function keepStart(body: StartInput, words: string) {
  const key = newIdempotencyKey();
  const mayHaveLeft = navigator.onLine;
  const answer = await api(
    'POST /api/return-plans',
    { body },
    {
      key,
      kind: START,
      about: `return-plan-of:${body.huddleId ?? 'me'}`,
      slot: `return-plan:start:${body.huddleId ?? 'me'}`,
      words,
      bestBefore: Date.parse(body.expectedAt),
      stale: staleWith(body.huddleId),
    },
  );
  // The server may count down already, and only its answer was lost.
  if ('waiting' in answer && mayHaveLeft) await actDeeds.handedOver(key);
  return answer;
}

/**
 * Takes a start back that waits. What never left is thrown away; what may have reached the server is sent once more,
 * which is the same command, and ended at once: otherwise a plan that nobody knows of would raise an alarm.
 */
export async function takeBackStart(key: string, words: string): Promise<void> {
  const { outbox } = await import('#platform/web/outbox/outbox.ts');
  // Looks what is kept right now: it may have left a moment ago, from another page.
  await outbox.isWaiting(START);
  const act = outbox.acts().find((each) => each.key === key);
  if (!act) return;
  if (!act.tried || act.state === 'REFUSED') return outbox.drop(key);
  const end = { wire: END_WIRE, params: { planId: answerOf(0) } };
  await outbox.keep({
    key,
    kind: START,
    about: act.about,
    words,
    steps: [...act.steps, end],
    tried: act.tried,
    // It never got there, and its time has passed; then there is no plan to be ended either.
    doneIf: ['PLAN_IN_PAST', 'NOT_FOUND'],
    stale: act.stale,
  });
}

interface Plan {
  readonly id: string;
  readonly huddleId: string | null;
}

const deedOn = ({ id, huddleId }: Plan, what: string, words: string) => ({
  kind: `return-plan-${what}`,
  about: `return-plan:${id}`,
  words,
  stale: staleWith(huddleId),
});

/** All are back; true whenever it arrives, so nobody is asked about it. */
export const keepEnd = (plan: Plan, words: string) =>
  api(
    END_WIRE,
    { params: { planId: plan.id } },
    {
      ...deedOn(plan, 'end', words),
      slot: `return-plan:${plan.id}:end`,
    },
  );

/** More time; of no use once that has passed as well, or all are back. */
export const keepMoreTime = (plan: Plan, expectedAt: Date, words: string) =>
  api(
    'PUT /api/return-plans/:planId/expected-at',
    { params: { planId: plan.id }, body: { expectedAt: expectedAt.toISOString() } },
    {
      ...deedOn(plan, 'time', words),
      slot: `return-plan:${plan.id}:time`,
      bestBefore: expectedAt.getTime(),
      doneIf: ['PLAN_ENDED'],
    },
  );

export const keepCheckIn = (plan: Plan, body: CheckInInput, words: string) =>
  api(
    'POST /api/return-plans/:planId/check-ins',
    { params: { planId: plan.id }, body },
    {
      ...deedOn(plan, 'check-in', words),
      doneIf: ['PLAN_ENDED'],
    },
  );

/** The time that a waiting act asks for, if it is one. */
export function timeAskedIn({ kind, steps }: Act): Date | undefined {
  const body = steps[0]?.body as { readonly expectedAt?: string } | undefined;
  return kind === 'return-plan-time' && body?.expectedAt ? new Date(body.expectedAt) : undefined;
}

export const isEnd = ({ kind }: Act) => kind === 'return-plan-end';
