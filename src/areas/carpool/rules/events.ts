import type { CarpoolId, HuddleId, PersonId } from '#platform/shared/ids.ts';
import type { CarpoolChange } from './changes.ts';

interface About {
  readonly carpoolId: CarpoolId;
  /** Who made the carpool. */
  readonly ownerId: PersonId;
  readonly huddleId: HuddleId | null;
}

/** Concerns one rider. */
interface OfRide extends About {
  readonly riderId: PersonId;
}

/** What happens at carpools that others may want to know; ids and small facts only. */
export type CarpoolEvent =
  | ({ readonly type: 'carpool.planned' } & About)
  | ({ readonly type: 'carpool.ride-asked' } & OfRide)
  | ({ readonly type: 'carpool.ride-offered' } & OfRide)
  /** `byRider` when they took what the driver offered; `waiting` when there is no seat yet. */
  | ({
      readonly type: 'carpool.ride-accepted';
      readonly byRider: boolean;
      readonly waiting: boolean;
    } & OfRide)
  | ({ readonly type: 'carpool.ride-declined'; readonly byRider: boolean } & OfRide)
  | ({ readonly type: 'carpool.ride-moved-up' } & OfRide)
  /** The rider stepped back; `held` when they had a place. */
  | ({ readonly type: 'carpool.ride-left'; readonly held: boolean } & OfRide)
  | ({ readonly type: 'carpool.ride-removed' } & OfRide)
  | ({ readonly type: 'carpool.moved'; readonly changes: readonly CarpoolChange[] } & About)
  | ({ readonly type: 'carpool.changed' } & About)
  /** `concerned` had a part in it until then. */
  | ({
      readonly type: 'carpool.cancelled';
      readonly concerned: readonly PersonId[];
      readonly byHuddle: boolean;
    } & About)
  | ({ readonly type: 'carpool.huddle-moved' } & About);
