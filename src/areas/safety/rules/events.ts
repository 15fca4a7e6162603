import type { PersonId, ReturnPlanId } from '#platform/shared/ids.ts';
import type { Alarm } from './stages.ts';

interface About {
  readonly planId: ReturnPlanId;
}

/** What happens to return plans that others must know. */
export type SafetyEvent =
  /** The party is asked whether all are back; LATE: by a server that was away. */
  | ({ readonly type: 'safety.party-asked'; readonly when: 'SOON' | 'DUE' | 'HALF' | 'LATE' } & About)
  /** Nobody has said that all are back, and who has been told of it. */
  | ({ readonly type: 'safety.overdue'; readonly told: 'HOSTS' | 'CONTACTS' } & About)
  /** All are back, or they need longer; `alarm` says who had been told until then. */
  | ({
      readonly type: 'safety.all-back' | 'safety.extended';
      readonly alarm: Alarm;
      readonly byId: PersonId;
    } & About);
