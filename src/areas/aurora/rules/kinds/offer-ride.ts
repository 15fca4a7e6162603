import type { Kind } from './kind.ts';
import questions from './offer-ride.json' with { type: 'json' };

export const offerRide: Kind = {
  id: 'offer-ride',
  label: { en: 'Offer a ride', de: 'Eine Fahrt anbieten' },
  questions,
  via: 'TOOL',
  tool: 'OFFER_RIDE',
};
