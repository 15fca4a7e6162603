import type { Kind } from './kind.ts';

export const health: Kind = {
  id: 'health',
  label: { en: 'Health', de: 'Gesundheit' },
  en: `
what helps against blisters; is it safe to go high with asthma; can i hike with a heart condition; i have diabetes can i come; how do i treat a blister; should i take painkillers; is it ok to hike while
pregnant; how do i avoid altitude sickness; can i hike with a cold; my knees hurt when i walk downhill; what
medicine should i pack; how to remove a tick; is aspirin good against altitude; what to do about sore muscles;
can i walk with a fever; do i need a vaccination; is it healthy to hike every day; what is good for muscle ache;
should i take a painkiller before the hike; i am pregnant can i walk`,
  de: `
was hilft gegen blasen; kann ich mit asthma in die höhe; darf ich mit herzproblemen wandern; wie behandle ich eine blase; soll ich schmerzmittel nehmen; darf ich schwanger wandern;
wie vermeide ich höhenkrankheit; kann ich mit erkältung wandern; mir tun die knie weh beim abstieg; welche
medikamente soll ich mitnehmen; wie entferne ich eine zecke; hilft aspirin gegen höhe; was tun gegen
muskelkater; darf ich mit fieber laufen; brauche ich eine impfung; ist wandern gesund; was tun bei sonnenbrand`,
  via: 'TEXT',
  caution: 'HEALTH',
  text: {
    en: 'I give no medical advice. Ask a doctor or a pharmacist; if somebody is in danger now, call the emergency number of the country.',
    de: 'Ich gebe keinen medizinischen Rat. Frag eine Ärztin oder in der Apotheke; wenn jemand jetzt in Gefahr ist, ruf die Notrufnummer des Landes an.',
  },
};
