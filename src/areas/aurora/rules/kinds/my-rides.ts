import type { Kind } from './kind.ts';

export const myRides: Kind = {
  id: 'my-rides',
  label: { en: 'My rides', de: 'Meine Fahrten' },
  en: `
what are my rides; which carpools am i in; who am i driving with; am i in a car for *; do i have a ride; who
takes me along; my carpools; did somebody give me a seat; was my ride request accepted; which rides do i offer;
who rides with me; where am i driving; do i have a lift on saturday; who is picking me up; who is picking me up for * and where;
has anyone asked for a seat in my car; did anybody ask to ride with me; who wants a seat in my car; who rides along in
my car to *; has somebody asked to ride in my car; whos in my car`,
  de: `
was sind meine fahrten; in welchen fahrgemeinschaften bin ich; mit wem fahre ich; sitze ich in einem auto für *;
habe ich eine mitfahrgelegenheit; wer nimmt mich mit; meine fahrten; hat mir jemand einen sitz gegeben; wurde
meine fahrtanfrage angenommen; welche fahrten biete ich an; wer fährt mit mir; wer holt mich ab; welche fahrten
habe ich; wo fahre ich mit; wer holt mich ab für * und wo;
hat jemand nach einem platz in meinem auto gefragt; wer fährt bei mir mit; will jemand bei mir mitfahren; wer sitzt in
meinem auto; hat jemand angefragt ob er bei mir mitfahren kann; wer hat einen platz in meinem auto`,
  via: 'TOOL',
  tool: 'MY_RIDES',
};
