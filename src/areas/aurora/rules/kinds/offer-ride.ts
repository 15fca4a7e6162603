import type { Kind } from './kind.ts';

export const offerRide: Kind = {
  id: 'offer-ride',
  label: { en: 'Offer a ride', de: 'Eine Fahrt anbieten' },
  en: `
i can offer seats to *; i have 3 free seats to * on wednesday; i got two spare seats to *; i am driving to * and have two seats; i have free seats in my car; i want to offer a
ride to *; offer a lift to *; i can take three people to *; i could give someone a lift to *; i drive and can
take people along; seats available in my car; i've got room in my car; put my car down for *; i can drive; who
wants to ride with me`,
  de: `
ich kann plätze nach * anbieten; ich habe am mittwoch 3 freie plätze nach *; ich fahre nach * und habe zwei plätze; ich habe freie sitze im auto; ich möchte
eine fahrt anbieten zu *; biete eine mitfahrgelegenheit nach *; ich kann drei leute mitnehmen; ich könnte
jemanden mitnehmen zu *; ich fahre und nehme leute mit; bei mir im auto ist noch platz; ich habe noch platz im
auto; ich kann fahren; wer will bei mir mitfahren`,
  via: 'TEXT',
  text: {
    en: 'Enter your seats under [Share a ride](/huddle/carpool/create): from where, when and how many.',
    de: 'Trag deine Plätze unter [Fahrt teilen](/huddle/carpool/create) ein: von wo, wann und wie viele.',
  },
};
