import { refuseManyLinks, refuseStrangers } from '#areas/person/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Platform } from '#platform/server/platform.ts';
import type { Refusal } from '#platform/shared/decision.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import type { HuddlePlanInput } from '../../contract/views.ts';
import type { HuddleEvent } from '../../rules/events.ts';

type Plan = Pick<HuddlePlanInput, 'description' | 'whatToBring' | 'invitedIds' | 'coHostIds'>;

/** What a newcomer's new plan has too much of: links, or strangers who are asked to come. */
export async function refuseNewPlan(
  platform: Platform,
  tx: Tx,
  personId: PersonId,
  plan: Plan,
): Promise<Refusal | undefined> {
  const refused = await refuseWords(platform, tx, personId, plan);
  return (
    refused ?? refuseStrangers(platform, tx, personId, [...new Set([...plan.invitedIds, ...plan.coHostIds])])
  );
}

export function refuseWords(
  platform: Platform,
  tx: Tx,
  personId: PersonId,
  { description, whatToBring }: Pick<Plan, 'description' | 'whatToBring'>,
): Promise<Refusal | undefined> {
  return refuseManyLinks(platform, tx, personId, [description, whatToBring]);
}

/** The same of whom these events ask, and nobody who was asked before. */
export function refuseAsked(
  platform: Platform,
  tx: Tx,
  personId: PersonId,
  events: readonly HuddleEvent[],
): Promise<Refusal | undefined> {
  const asked = events.flatMap((event) =>
    event.type === 'huddle.invited' || event.type === 'huddle.co-host-asked' ? [event.personId] : [],
  );
  return refuseStrangers(platform, tx, personId, [...new Set(asked)]);
}
