import type { SafetyEvent } from '#areas/safety/rules/events.ts';
import type { PersonId } from '#platform/shared/ids.ts';
import { type NotificationDraft, notifyAll } from './recipients.ts';

/** The people around a return plan. */
export interface PlanPeople {
  readonly party: readonly PersonId[];
  readonly hosts: readonly PersonId[];
}

/** Who hears of what happens to a return plan: first the party, then its hosts, and of the end all who were alarmed. */
export function safetyRecipientsOf(event: SafetyEvent, { party, hosts }: PlanPeople): NotificationDraft[] {
  const everybody = [...party, ...hosts];
  switch (event.type) {
    case 'safety.party-asked':
      return notifyAll(party, null, 'RETURN_ASKED', { change: event.when });
    case 'safety.overdue':
      return notifyAll(event.told === 'HOSTS' ? hosts : everybody, null, 'RETURN_OVERDUE', {
        reason: event.told,
      });
    case 'safety.all-back':
    case 'safety.extended': {
      if (event.alarm === 'NOBODY') return [];
      const told = event.alarm === 'PARTY' ? party : everybody;
      const change = event.type === 'safety.extended' ? 'LATER' : 'BACK';
      return notifyAll(told, event.byId, 'RETURN_ALL_BACK', { change });
    }
  }
}

/** The events of `safetyRecipientsOf`, for the table of reactions. */
export const toldSafetyEvents: ReadonlyArray<SafetyEvent['type']> = [
  'safety.party-asked',
  'safety.overdue',
  'safety.all-back',
  'safety.extended',
];
