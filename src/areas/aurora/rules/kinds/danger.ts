import type { Kind } from './kind.ts';

export const danger: Kind = {
  id: 'danger',
  label: { en: 'Somebody is in danger', de: 'Jemand ist in Gefahr' },
  en: `
i twisted my ankle and can't walk; my friend fell down the slope; we are lost; i am stuck on a cliff; avalanche
somebody is buried; he has chest pain; there is lightning close to us; someone is missing from our group; she is
bleeding badly; i broke my leg; he is unconscious; i can't feel my hands; we need rescue; help me please; i want
to kill myself; i don't want to live any more; i can't go on; everything is hopeless and i want it to end; he
hit his head; we don't know where we are; it is getting dark and we can't find the path; she is not breathing;
snake bite; allergic reaction can't breathe; my child is lost; fell into a crevasse; hypothermia what do we do;
what is the emergency number; we are trapped by the water; he collapsed and fainted; a rock hit me; i'm injured;
i'm scared and alone on the mountain; my leg looks wrong; he has been gone for hours; no reception and off the
trail; emergency`,
  de: `
ich habe mir den knöchel verdreht und kann nicht laufen; mein freund ist gestürzt; wir haben uns verirrt; ich
hänge in der wand; lawine jemand ist verschüttet; er hat schmerzen in der brust; es blitzt ganz nah; jemand aus
unserer gruppe ist vermisst; sie blutet stark; ich habe mir das bein gebrochen; er ist bewusstlos; ich spüre
meine hände nicht mehr; wir brauchen rettung; hilf mir bitte; ich will mich umbringen; ich will nicht mehr
leben; ich kann nicht mehr; alles ist hoffnungslos; er ist auf den kopf gefallen; wir wissen nicht wo wir sind;
es wird dunkel und wir finden den weg nicht; sie atmet nicht; schlangenbiss; allergische reaktion keine luft;
mein kind ist weg; in eine gletscherspalte gefallen; unterkühlt was tun; wie ist die notrufnummer; wir sind vom
wasser eingeschlossen; er ist zusammengebrochen; ein stein hat mich getroffen; ich bin verletzt; ich habe angst
allein am berg; sitzen im sturm fest; er ist seit stunden weg; kein empfang und vom weg abgekommen; notfall`,
  via: 'TOOL',
  tool: 'DANGER',
};
