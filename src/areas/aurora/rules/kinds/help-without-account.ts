import type { Kind } from './kind.ts';

export const helpWithoutAccount: Kind = {
  id: 'help-without-account',
  label: { en: 'How to come without an account', de: 'Ohne Konto mitkommen' },
  en: `
can my mum join without the app; can somebody come who has no account; do i need an account to join; can people answer
without signing up; my friend does not want to register, can she come; how do i add somebody who rang me; can i put
somebody on the list by hand; is it possible to join without registering; my dad has no smartphone, can he come;
somebody without an account wants to come; do my guests need the app; answer without an account`,
  de: `
kann meine mutter ohne app mitkommen; kann jemand ohne konto mitkommen; brauche ich ein konto um mitzukommen; kann man
ohne anmeldung zusagen; meine freundin will sich nicht registrieren, kann sie mit; wie trage ich jemanden ein der
angerufen hat; kann ich jemanden von hand eintragen; geht es ohne registrierung; mein vater hat kein handy, kann er
mit; jemand ohne konto möchte mitkommen; brauchen meine gäste die app; ohne konto antworten`,
  via: 'TEXT',
  text: {
    en: 'Bring them as your guest: say Yes and choose how many come with you. Hosts can let people answer by a link in a mail (in the plan under “End and answers”) and add people by hand: open the huddle under [My huddles](/huddle/mine).',
    de: 'Bring sie als Gast mit: Sag Ja und wähle, wie viele mitkommen. Gastgeber können Antworten per Link in einer Mail zulassen (im Plan unter „Ende und Antworten“) und Leute von Hand eintragen: Öffne den Huddle unter [Meine Huddles](/huddle/mine).',
  },
};
