import { describe, expect, test } from 'vitest';
import type { CarpoolEvent } from '#areas/carpool/rules/events.ts';
import type { CarpoolId, PersonId } from '#platform/shared/ids.ts';
import { carpoolRecipientsOf, toldCarpoolEvents } from './carpool-recipients.ts';
import type { NotificationDraft } from './recipients.ts';

const [driver, rider, other] = ['driver', 'rider', 'other'] as unknown as readonly [
  PersonId,
  PersonId,
  PersonId,
];
const about = { carpoolId: 'car' as CarpoolId, ownerId: driver, huddleId: null };
const ofRide = { ...about, riderId: rider };
const accepted = { ...ofRide, type: 'carpool.ride-accepted', waiting: true } as const;
const declined = { ...ofRide, type: 'carpool.ride-declined' } as const;
const cancelled = { ...about, type: 'carpool.cancelled', concerned: [rider, driver, rider, other] } as const;

type Row = readonly [CarpoolEvent, readonly string[], NotificationDraft['facts']];
const rows: readonly Row[] = [
  [{ ...ofRide, type: 'carpool.ride-asked' }, ['driver CARPOOL_REQUEST rider'], {}],
  [{ ...ofRide, type: 'carpool.ride-offered' }, ['rider CARPOOL_OFFER driver'], {}],
  [{ ...accepted, byRider: false }, ['rider CARPOOL_ACCEPTED driver'], { waiting: true }],
  [{ ...accepted, byRider: true }, ['driver CARPOOL_TAKEN rider'], { waiting: true }],
  [{ ...declined, byRider: false }, ['rider CARPOOL_DECLINED driver'], {}],
  [{ ...declined, byRider: true }, ['driver CARPOOL_REFUSED rider'], {}],
  [{ ...ofRide, type: 'carpool.ride-moved-up' }, ['rider CARPOOL_MOVED_UP driver'], {}],
  [{ ...ofRide, type: 'carpool.ride-left', held: true }, ['driver CARPOOL_LEFT rider'], { held: true }],
  [{ ...ofRide, type: 'carpool.ride-removed' }, ['rider CARPOOL_REMOVED driver'], {}],
  [
    { ...about, type: 'carpool.moved', changes: ['ORIGIN'] },
    ['rider CARPOOL_MOVED driver', 'other CARPOOL_MOVED driver'],
    {},
  ],
  [{ ...about, type: 'carpool.huddle-moved' }, ['driver CARPOOL_HUDDLE_MOVED null'], {}],
  [
    { ...cancelled, byHuddle: false },
    ['rider CARPOOL_CANCELLED driver', 'other CARPOOL_CANCELLED driver'],
    { byHuddle: false },
  ],
  [
    { ...cancelled, byHuddle: true },
    ['rider CARPOOL_CANCELLED null', 'driver CARPOOL_CANCELLED null', 'other CARPOOL_CANCELLED null'],
    { byHuddle: true },
  ],
  [
    { ...cancelled, concerned: [rider], byHuddle: true },
    ['rider CARPOOL_CANCELLED null', 'driver CARPOOL_CANCELLED null'],
    { byHuddle: true },
  ],
  [{ ...about, type: 'carpool.planned' }, [], {}],
  [{ ...about, type: 'carpool.changed' }, [], {}],
];

describe('CAR-5 who hears of a carpool', () => {
  test.each(rows)('after %o', (event, told, facts) => {
    const tellings = carpoolRecipientsOf(event, [rider, other]);
    expect(tellings.map(({ recipientId, kind, actorId }) => `${recipientId} ${kind} ${actorId}`)).toEqual(
      told,
    );
    expect(tellings.map((each) => each.facts)).toEqual(told.map(() => facts));
  });

  test('the table of reactions names each event of which somebody hears, once', () => {
    const heard = rows.filter(([, told]) => told.length > 0).map(([{ type }]) => type);
    expect([...toldCarpoolEvents].sort()).toEqual([...new Set(heard)].sort());
  });
});
