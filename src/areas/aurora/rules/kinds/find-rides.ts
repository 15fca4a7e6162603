import type { Kind } from './kind.ts';

export const findRides: Kind = {
  id: 'find-rides',
  label: { en: 'Find rides', de: 'Mitfahrgelegenheiten finden' },
  en: `
who drives to *; rides to *; is anyone driving from *; any free seats to *; carpools on saturday; are there
lifts to *; who offers a ride; show me rides to *; car sharing to *; is somebody going by car; seats in a car to
*; which cars go to *; who is driving on sunday; rides from * to *; carpools near me; can i ride along with
somebody; are there shared rides; is somebody driving to *; who is driving there; whos driving; who drives there;
any lifts to *; is anyone giving lifts to *`,
  de: `
wer fährt nach *; mitfahrgelegenheiten nach *; fährt jemand von *; freie plätze im auto nach *;
fahrgemeinschaften am samstag; gibt es fahrten nach *; wer bietet eine fahrt an; zeig mir mitfahrten zu *; fährt
jemand mit dem auto; sitze im auto nach *; welche autos fahren nach *; wer fährt am sonntag; fahrten von * nach
*; fahrgemeinschaften in der nähe; gibt es mitfahrgelegenheiten; fährt noch wer zu *; wer fährt dorthin; wer fährt da mit dem auto hin`,
  via: 'TOOL',
  tool: 'RIDES',
};
