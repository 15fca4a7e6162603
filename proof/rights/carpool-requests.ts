import { get, type Make } from './make-request.ts';
import type { Fixture } from './personas.ts';

const place = { name: 'Square', formattedAddress: '', lat: 46.5, lng: 7.5 };
const trip = {
  tripType: 'DEPART',
  origin: place,
  destination: place,
  timeZone: 'UTC',
  departAt: '2026-06-20T08:00:00Z',
  seatsOut: 8,
};
const car = (on: Fixture, path = '') => `/api/carpools/${on.carpoolId}${path}`;

export const carpoolRequests: Readonly<Record<string, Make>> = {
  createCarpool: () => ({ method: 'POST', url: '/api/carpools', body: { ...trip, kind: 'OFFER' } }),
  wishRide: (on) => ({
    method: 'POST',
    url: `/api/huddles/${on.huddleId}/ride-wish`,
    body: { kind: 'OFFER', seats: 2, origin: trip.origin },
  }),
  listCarpools: get(() => '/api/carpools?limit=50'),
  exportRides: get((on) => `/api/huddles/${on.huddleId}/carpools.csv`),
  listHuddleCarpools: get((on) => `/api/huddles/${on.huddleId}/carpools`),
  readCarpool: get((on) => car(on)),
  editCarpool: (on) => ({ method: 'PUT', url: car(on), body: { ...trip, version: 1 } }),
  cancelCarpool: (on) => ({ method: 'POST', url: car(on, '/cancellation'), body: {} }),
  acknowledgeCarpool: (on) => ({ method: 'PUT', url: car(on, '/acknowledgement') }),
  askForRide: (on) => ({ method: 'PUT', url: car(on, '/ride'), body: { party: 1, legs: ['OUT'] } }),
  leaveRide: (on) => ({ method: 'DELETE', url: car(on, '/ride') }),
  answerRideOffer: (on) => ({ method: 'PUT', url: car(on, '/ride/offer'), body: { take: true } }),
  offerRide: (on) => ({ method: 'PUT', url: car(on, `/rides/${on.requester}`), body: { needId: on.needId } }),
  answerRideRequest: (on) => ({
    method: 'PUT',
    url: car(on, `/rides/${on.coHost}/answer`),
    body: { accept: true },
  }),
  removeRider: (on) => ({ method: 'DELETE', url: car(on, `/rides/${on.member}`) }),
};
