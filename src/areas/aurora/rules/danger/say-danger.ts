import type { Words } from '../kinds/kind.ts';
import type { Language } from '../meaning/language.ts';
import type { EmergencyNumbers } from './numbers.ts';
import type { Danger } from './signs.ts';

const steps: Readonly<Record<Exclude<Danger, 'DESPAIR'>, Words>> = {
  HURT: {
    en: '- Stop heavy bleeding: press on the wound and keep pressing.\n- Do not move somebody who fell, unless rocks, snow or water threaten them.\n- If they do not breathe, press hard and fast in the middle of the chest, 100 to 120 times a minute.\n- Keep them warm, off the ground, and stay with them.',
    de: '- Starke Blutung: drücke fest auf die Wunde und lass nicht los.\n- Bewege niemanden, der gestürzt ist, außer Steine, Schnee oder Wasser drohen.\n- Atmet die Person nicht, drücke fest und schnell mitten auf die Brust, 100 bis 120 Mal pro Minute.\n- Halte sie warm, weg vom Boden, und bleib bei ihr.',
  },
  LIMB: {
    en: '- Sit down where it is safe, and put no weight on it: do not try to walk it off.\n- Leave the boot on, support the limb as it lies, and bandage it: a pole or a rolled jacket makes a splint.\n- Lay it high and cool it from outside; look whether toes or fingers stay warm and can be felt.\n- Put on all layers, sit on your pack, save your battery, and do not stay alone if somebody can come to you.',
    de: '- Setz dich hin, wo es sicher ist, und belaste es nicht: Versuch nicht, weiterzugehen.\n- Lass den Schuh an, stütz das Gelenk, wie es liegt, und verbinde es: Ein Stock oder eine gerollte Jacke wird zur Schiene.\n- Lagere es hoch und kühle von außen; prüf, ob Zehen oder Finger warm bleiben und du sie spürst.\n- Zieh alles an, setz dich auf den Rucksack, spar den Akku, und bleib nicht allein, wenn jemand zu dir kommen kann.',
  },
  COLD: {
    en: '- Lie them down flat out of the wind, off the ground; move them gently, no walking and no rubbing.\n- Wet clothes off, everything dry on, a foil or sleeping bag around, somebody warm close to the trunk.\n- Warm sweet drinks only if they are awake and can swallow; no alcohol.\n- Watch the breathing; if there is none, press hard and fast in the middle of the chest until help is there.',
    de: '- Leg die Person flach hin, aus dem Wind und weg vom Boden; beweg sie vorsichtig, kein Gehen, kein Reiben.\n- Nasses aus, alles Trockene an, Rettungsdecke oder Schlafsack darum, jemand Warmes dicht an den Oberkörper.\n- Warme süße Getränke nur, wenn sie wach ist und schlucken kann; kein Alkohol.\n- Achte auf die Atmung; fehlt sie, drück fest und schnell mitten auf die Brust, bis Hilfe da ist.',
  },
  ALLERGY: {
    en: '- An adrenaline pen, if there is one: into the outer thigh, through clothes too, now.\n- Short of breath: sit upright. Dizzy or weak: lie down, legs up. Do not stand up again.\n- Take the sting out at once, cool the place; nothing to eat or drink.\n- Never stay or be left alone; if somebody does not breathe, press hard and fast in the middle of the chest.',
    de: '- Adrenalin-Pen, wenn einer da ist: jetzt außen in den Oberschenkel, auch durch die Kleidung.\n- Atemnot: aufrecht sitzen. Schwindlig oder schwach: hinlegen, Beine hoch. Nicht wieder aufstehen.\n- Stachel sofort entfernen, Stelle kühlen; nichts essen und trinken.\n- Nicht allein bleiben; atmet jemand nicht, drück fest und schnell mitten auf die Brust.',
  },
  ALTITUDE: {
    en: '- Go down now, 500 to 1,000 m lower, before it gets worse; do not wait for the morning if the way is safe.\n- Never let them go alone: anyone with altitude sickness walks and decides badly.\n- Confused, stumbling, or short of breath at rest: that threatens life. Say so when you call.\n- Keep them warm and sitting up; nobody goes higher, and pain tablets are no reason to stay.',
    de: '- Steigt jetzt ab, 500 bis 1000 m tiefer, bevor es schlimmer wird; wartet nicht auf den Morgen, wenn der Weg sicher ist.\n- Niemand geht allein: Wer höhenkrank ist, geht und entscheidet schlecht.\n- Verwirrt, taumelnd oder in Ruhe außer Atem: Das ist lebensgefährlich. Sag es am Telefon.\n- Haltet die Person warm und aufrecht; niemand steigt höher, und Schmerzmittel sind kein Grund zu bleiben.',
  },
  LOST: {
    en: '- Stay where you are if you are safe: people who walk on are found later.\n- Put on all your layers, sit on your pack, stay together.\n- Save your battery: one call, then only messages.\n- Make yourself visible: light, bright clothes, an open spot.',
    de: '- Bleib, wo du bist, wenn du dort sicher bist: Wer weitergeht, wird später gefunden.\n- Zieh alles an, setz dich auf den Rucksack, bleibt zusammen.\n- Spar den Akku: ein Anruf, dann nur noch Nachrichten.\n- Mach dich sichtbar: Licht, helle Kleidung, ein offener Platz.',
  },
  AVALANCHE: {
    en: '- Call now, then search at once: the first 10 minutes count.\n- Switch all transceivers to search; look and listen on the surface.\n- Probe, dig from below, free head and chest first.\n- If they do not breathe, begin resuscitation and go on until help is there.',
    de: '- Ruf sofort an, dann such sofort: Die ersten 10 Minuten zählen.\n- Alle LVS auf Suchen; schau und horch an der Oberfläche.\n- Sondiere, grab von unten, zuerst Kopf und Brust frei.\n- Atmet die Person nicht, beginne mit der Wiederbelebung, bis Hilfe da ist.',
  },
  LIGHTNING: {
    en: '- Get off summits, ridges and out from under single trees.\n- Away from ropes, ladders, water and metal.\n- Crouch on your pack, feet together, some metres from each other.\n- Somebody who was struck can be touched at once: check breathing, resuscitate.',
    de: '- Weg von Gipfeln, Graten und einzelnen Bäumen.\n- Weg von Seilen, Leitern, Wasser und Metall.\n- Kauere auf dem Rucksack, Füße zusammen, einige Meter Abstand zueinander.\n- Wer getroffen wurde, darf sofort berührt werden: Atmung prüfen, wiederbeleben.',
  },
  MISSING: {
    en: '- Call now: it is never too early, also in the dark.\n- One stays where you last saw them; nobody searches alone.\n- Note time, clothes, phone number, what they wanted to do.\n- Call and listen in turns; leave a light on.',
    de: '- Ruf jetzt an: Es ist nie zu früh, auch nachts.\n- Jemand bleibt, wo ihr die Person zuletzt gesehen habt; niemand sucht allein.\n- Notiert Zeit, Kleidung, Telefonnummer und was sie vorhatte.\n- Ruft und horcht abwechselnd; lasst ein Licht an.',
  },
  THREAT: {
    en: '- Go where other people are: a hut, a shop, a house with light. Do not go home while somebody follows you, and do not argue with them.\n- Phone somebody you trust and stay on the line; tell them where you are.\n- Keep messages and pictures, and note when, where and who.\n- Afterwards, in here: press Block on their profile, so that they no longer see you, and Report in its menu. The host and the moderators can keep them out.',
    de: '- Geh dorthin, wo andere Leute sind: eine Hütte, ein Laden, ein Haus mit Licht. Geh nicht nach Hause, solange dir jemand folgt, und diskutiere nicht.\n- Ruf jemanden an, dem du vertraust, bleib am Telefon und sag, wo du bist.\n- Behalte Nachrichten und Bilder und notiere, wann, wo und wer.\n- Danach, hier: Drücke auf dem Profil Blockieren, dann sieht dich die Person nicht mehr, und Melden im Menü. Gastgeber und Moderation können sie ausschließen.',
  },
  ANY: {
    en: '- Get yourself and the others out of what threatens you, if you can.\n- Keep warm, stay together, save your battery.\n- Stay where you can be seen and reached by phone.\n- Do what the rescue service tells you, and do not hang up first.',
    de: '- Bring dich und die anderen aus der Gefahr, wenn es geht.\n- Haltet euch warm, bleibt zusammen, spart den Akku.\n- Bleibt, wo man euch sieht und wo ihr Empfang habt.\n- Tut, was die Rettung sagt, und legt nicht zuerst auf.',
  },
};

const call: Words = {
  en: 'Say **where** you are, **what** happened, **how many** are hurt, **who** calls, and the weather.',
  de: 'Sag, **wo** ihr seid, **was** passiert ist, **wie viele** verletzt sind, **wer** anruft, und das Wetter.',
};

const callPolice: Words = {
  en: 'Say **where** you are, **what** happens, **who** it is if you know it, and whether you are hurt.',
  de: 'Sag, **wo** du bist, **was** passiert, **wer** es ist, falls du es weißt, und ob du verletzt bist.',
};

const signal: Words = {
  en: 'No reception: walk to where you have some only if it is safe. The alpine distress signal is 6 signs a minute (light, whistle, shout), a minute’s pause, and again. For a helicopter raise both arms: Y means yes, we need help.',
  de: 'Kein Empfang: geh nur dorthin, wo du welchen hast, wenn es sicher ist. Alpines Notsignal: 6 Zeichen pro Minute (Licht, Pfiff, Ruf), eine Minute Pause, und wieder. Für den Hubschrauber beide Arme hoch: Y heißt ja, wir brauchen Hilfe.',
};

const either = { en: ' or ', de: ' oder ' } as const;
const strong = (numbers: readonly string[], language: Language) =>
  numbers.map((number) => `**${number}**`).join(either[language]);

/** Whom to call in another country that may be meant, by the name of the country. */
export interface Abroad {
  readonly country: string;
  readonly numbers: EmergencyNumbers;
}

/**
 * What is said to somebody in need: whom to call, what to say, what to do until help is there; no card, no search.
 * `abroad` is where they may be, too: a place that is named may not be where they are.
 */
export function sayDanger(
  danger: Danger,
  numbers: EmergencyNumbers,
  language: Language,
  abroad?: Abroad,
): string {
  if (danger === 'DESPAIR') return sayDespair(numbers, language);
  const called = (of: EmergencyNumbers) => strong(danger === 'THREAT' ? [of.police] : of.rescue, language);
  const there = abroad ? ` (${abroad.country}: ${called(abroad.numbers)})` : '';
  const now = {
    en: `Call ${called(numbers)} now${there}. I cannot call for you.`,
    de: `Ruf jetzt ${called(numbers)} an${there}. Ich kann nicht für dich anrufen.`,
  };
  const said = [now[language]];
  said.push((danger === 'THREAT' ? callPolice : call)[language], steps[danger][language]);
  if (danger !== 'THREAT') said.push(signal[language]);
  if (danger === 'ANY' && numbers.crisis) said.push(orDespair(numbers.crisis)[language]);
  return said.join('\n');
}

/** A cry for help that does not say why may be one of despair. */
const orDespair = (crisis: string): Words => ({
  en: `If it is life itself that is too much right now: call **${crisis}**, somebody listens there.`,
  de: `Wenn dir gerade das Leben selbst zu viel ist: Ruf **${crisis}** an, dort hört dir jemand zu.`,
});

function sayDespair({ rescue, crisis }: EmergencyNumbers, language: Language): string {
  const whom = strong(crisis ? [crisis] : rescue, language);
  // Mountain rescue is not for this: the number that every emergency has.
  const acute = strong(rescue.filter((number) => !number.includes('(')).slice(-1), language);
  return {
    en: `I am sorry that it is so hard right now. You do not have to carry this alone, and I am only a program: please talk to a person. Call ${whom}; somebody listens there.\nIf you might hurt yourself now, call ${acute}. Stay with other people, away from edges, and tell one of them how you are.`,
    de: `Es tut mir leid, dass es gerade so schwer ist. Du musst da nicht allein durch, und ich bin nur ein Programm: Bitte sprich mit einem Menschen. Ruf ${whom} an; dort hört dir jemand zu.\nWenn du dir jetzt etwas antun könntest, ruf ${acute} an. Bleib bei anderen Leuten, weg von Kanten, und sag jemandem, wie es dir geht.`,
  }[language];
}
