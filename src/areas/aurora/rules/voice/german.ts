import type { Condition } from '../fit.ts';
import type { Bound } from '../meaning/bounds.ts';
import { germanNameOf } from '../meaning/german/words.ts';
import type { Wish } from '../meaning/plan.ts';
import { boundWords } from './bound-words.ts';
import { english, type Voice } from './english.ts';
import { activities } from './german-activities.ts';
import { club } from './german-club.ts';
import { dayName, hoursSaid, planSaid, said } from './german-days.ts';
import { driving } from './german-driving.ts';
import { follows } from './german-follows.ts';
import { kinds } from './german-kinds.ts';
import { light } from './german-light.ts';
import { mine } from './german-mine.ts';
import { insideRegion } from './german-places.ts';

const levels: Readonly<Record<string, string>> = {
  EASY: 'leicht',
  MODERATE: 'mittelschwer',
  HARD: 'schwer',
  VERY_HARD: 'sehr schwer',
};

const missed: Readonly<Record<Condition, string>> = {
  WHEN: 'an einem anderen Tag',
  HOUR: 'zu einer anderen Stunde',
  WHERE: 'an einem anderen Ort',
  WHAT: 'von anderer Art',
  LEVEL: 'in einer anderen Schwierigkeit',
  MEASURE: 'länger, höher oder ohne solche Angaben',
  FREE: 'nicht kostenlos',
  PAID: 'kostenlos',
  RIDE: 'ohne Mitfahrgelegenheit',
  DOGS: 'ohne ein Wort zu Hunden',
  STEP_FREE: 'nicht als geeignet für Rollstuhl und Kinderwagen angegeben',
  ROOM: 'vielleicht ohne Platz für dich',
  FULL: 'mit freien Plätzen',
};

const list = new Intl.ListFormat('de');

/** 'höchstens 500 m Aufstieg' */
const bounded = (unit: string, bound: Bound | undefined) =>
  bound && boundWords(unit, bound, { from: 'mindestens', upTo: 'höchstens' });

/** 'leichte Wanderungen bei Boulder am Samstag mit Platz für 2' */
function wished({ filters, bounds = {}, hours, kind, span }: Wish, place: string | undefined): string {
  const withs = [
    filters.full && 'keinem freien Platz',
    filters.room ? (filters.room > 1 ? `Platz für ${filters.room}` : 'freien Plätzen') : undefined,
    filters.ride ? 'Mitfahrgelegenheit' : undefined,
    filters.dogs ? 'Hund' : undefined,
    filters.stepFree ? 'stufenlosem Weg' : undefined,
    bounded('km', bounds.length),
    bounded('m Aufstieg', bounds.ascent),
    bounded('Stunden', bounds.duration),
  ].filter((word) => word !== undefined);
  return [
    filters.free && 'kostenlose',
    filters.paid && 'kostenpflichtige',
    filters.orEasier && 'höchstens',
    filters.difficulty && `${levels[filters.difficulty]}e`,
    kind ? kinds[kind] : 'Huddles',
    place,
    span ? said(span.said) : filters.weekend && 'an einem Wochenende',
    filters.weekday && 'an einem Werktag',
    filters.day !== undefined && `an einem ${dayName(filters.day)}`,
    withs.length > 0 && `mit ${list.format(withs)}`,
    hours && `(${hoursSaid(hours)})`,
  ]
    .filter(Boolean)
    .join(' ');
}

const standings: Readonly<Record<string, string>> = {
  WAITING: 'auf der Warteliste',
  OFFERED: 'dir ist ein Platz angeboten',
  REQUESTED: 'du hast angefragt',
  YES: 'du hast zugesagt',
  MAYBE: 'du hast Vielleicht gesagt',
  NO: 'du hast abgesagt',
};

/** How Aurora speaks German. */
export const german: Voice = {
  locale: 'de',
  mine,
  follows,
  light,
  club,
  driving,
  hello: (name) => `Hallo${name ? `, ${name}` : ''}!`,
  about:
    'Ich bin Aurora, ein Programm und kein Mensch. Ich schaue hier mit deinen Augen nach: Touren und alles, was man zu ihnen wissen will, ' +
    'Communitys, Leute, Fahrten, was andere schreiben, deine Pläne, und wie die App geht. Eine Zu- oder Absage, einen ' +
    'Beitritt, ein Folgen, einen Sitzplatz oder einen Entwurf bereite ich vor, und du bestätigst.',
  tryThis: 'Frag zum Beispiel, was am Wochenende los ist, was ein Huddle kostet, oder wie man absagt.',
  notUnderstood: 'Das habe ich nicht verstanden. Meinst du etwas davon?',
  noSuchHuddle: 'Ich finde keine Tour dieses Namens, die du sehen kannst.',
  whichName: 'Unter diesem Namen finde ich nichts, das du sehen kannst.',
  whichHuddle: 'Welche Tour meinst du? Sag ihren Namen.',
  otherDay: (span) => `Du hast ${said(span)} keine Tour. Meinst du eine davon?`,
  whichOfThese: 'Welchen meinst du? Sag „den ersten“ oder „den zweiten“.',
  unsaid: (name, what) => `Bei **${name}** steht nicht, ${what}. Du kannst unten fragen.`,
  answered: (count, only, more = false, span) => {
    const then = span ? ` ${said(span)}` : '';
    const did = only === 'YES' ? 'zugesagt' : only ? 'vielleicht gesagt' : 'geantwortet';
    const outings = `Du hast bei ${count || 'keiner'} ${count > 1 ? 'kommenden Touren' : 'kommenden Tour'}${then} ${did}.`;
    return more ? `${outings} Die nächsten stehen unten, alle unter Meine Huddles.` : outings;
  },
  notAnswered: 'Auf eine Tour dieses Namens hast du nicht geantwortet.',
  waiting: (count) =>
    count === 0
      ? 'Du wartest nirgends auf einen Platz oder eine Antwort.'
      : `Du wartest bei ${count === 1 ? 'einer Tour' : `${count} Touren`} auf eine Antwort oder einen Platz.`,
  inQueue: (name, position) => `Bei **${name}** bist du Nummer ${position} auf der Warteliste.`,
  standing: ({ myAnswer, myPlace }) => standings[myPlace] ?? standings[myAnswer ?? ''] ?? '',
  myRides: (count) =>
    count === 0
      ? 'Du sitzt in keinem Auto, das noch fährt.'
      : `Vor dir ${count === 1 ? 'liegt 1 Fahrt' : `liegen ${count} Fahrten`}.`,
  askMaybe: (name, hasPlace) =>
    `Soll ich bei **${name}** für dich Vielleicht sagen?${hasPlace ? ' Dein Platz geht an die nächste Person: Ein Vielleicht hält keinen.' : ' Ein Vielleicht hält keinen Platz.'}`,
  askDecline: (name, hasPlace) =>
    `Soll ich bei **${name}** für dich absagen?${hasPlace ? ' Dein Platz geht an die nächste Person.' : ''}`,
  unknown: 'Das weiß ich nicht: Ich habe hier nichts Passendes gefunden.',
  nothingBefore: 'Es geschieht nichts, bevor du bestätigst.',
  level: (level) => levels[level] ?? '',
  placeName: (phrase) => germanNameOf(phrase) ?? english.placeName(phrase),
  near: (name) => `bei ${name}`,
  inside: ({ name, german: own }) => insideRegion(own ?? english.placeName(name)),

  hostedBy: (name) => `Gastgeber: ${name}`,
  hosts: (name) => `Veranstaltet ${name}`,
  goesTo: (name) => `Geht zu ${name}`,
  waitsFor: (name) => `Wartet auf einen Platz bei ${name}`,
  members: (count) => `${count} Mitglieder`,
  yours: 'Du gehörst dazu',
  away: (km) => `${km} km entfernt`,
  left: (count) => (count > 0 ? `noch ${count} ${count === 1 ? 'Platz' : 'Plätze'}` : 'voll'),
  rides: 'Mitfahrgelegenheiten',
  paid: 'kostet etwas',
  youHost: 'du veranstaltest es',
  youGo: 'du gehst hin',
  over: 'vorbei',

  found: (wish, place, count, more) => {
    if (count === 1) return `Eines passt: ${wished(wish, place)}.`;
    return `${more ? `Die ersten ${count}` : `${count} passen`}: ${wished(wish, place)}.`;
  },
  closest: (wish, place, conditions) =>
    `Genau das gibt es nicht: ${wished(wish, place)}. Am nächsten kommt dies, ${list.format(conditions.map((one) => missed[one]))}.`,
  plannedNothing: (wish, place) =>
    `Nichts davon ist geplant, das du sehen kannst: ${wished(wish, place)}. Du kannst selbst etwas planen.`,
  hostsOf: (wish, place, count) =>
    `${count === 1 ? 'Eine Person veranstaltet' : `${count} Personen veranstalten`}: ${wished(wish, place)}.`,
  hostsClosest: (wish, place) =>
    `Das veranstaltet gerade niemand: ${wished(wish, place)}. Diese Personen veranstalten, was am nächsten kommt.`,
  placeUnknown: 'Diesen Ort kenne ich nicht. Das kommt am nächsten.',
  fitsBest: 'Das passt am besten zu dem, was du suchst.',
  restUnsaid: 'Zum Rest deiner Frage steht dort nichts.',
  unsaidByAll: 'Genau das habe ich nicht gefunden. Das kommt am nächsten.',
  foundAbout: 'Das habe ich dazu gefunden.',
  newestPosts: 'Das sind die neuesten Beiträge von dir und denen, denen du folgst.',
  noPostAbout: 'Einen Beitrag dazu habe ich nicht gefunden. Das schreiben Artikel.',
  nobodyWrote: (name) =>
    `Ich habe keinen Beitrag und keinen Artikel über **${name}** gefunden, den du lesen kannst.`,
  noPosts: 'Niemand, dem du folgst, hat schon etwas gepostet. Leute findest du unter [Suche](/search).',
  newestArticles: 'Das sind die neuesten Artikel.',
  writtenAbout: 'Das schreiben andere dazu.',

  thisIs: (name, place) => `Das ist ${name}${place ? ` aus ${place}` : ''}.`,
  hostsSoon: (count, more) => {
    if (count === 0) return 'Eine kommende Tour, die du sehen kannst, ist nicht dabei.';
    return `Vor sich: ${more ? 'mindestens ' : ''}${count} ${count === 1 ? 'Tour' : 'Touren'} als Gastgeber.`;
  },
  list: (names) => list.format(names),
  people: (names) => `Ich habe ${names.length} Personen gefunden: ${list.format(names)}.`,

  noPlans: (span) =>
    `Du hast${span ? ` ${said(span)}` : ''} nichts vor. Frage mich nach Huddles in deiner Nähe, oder plane selbst etwas.`,
  plans: (next, span, more) =>
    `${next.hosting ? 'Du veranstaltest' : 'Dein nächster Huddle ist'} **${next.name}**${span ? ` ${said(span)}` : ''}: ${next.when}.` +
    (more > 0 ? ` ${more} ${more === 1 ? 'weiterer folgt' : 'weitere folgen'}.` : ''),

  where: 'Wo? Nenne einen Ort, oder frage nach einem deiner Huddles.',
  sunUp: (day, place) => `${day}, ${place}: Die Sonne geht nicht unter.`,
  sunDown: (day, place) => `${day}, ${place}: Die Sonne geht nicht auf.`,
  sun: (day, place, rise, set) => `${day}, ${place}: Die Sonne geht um ${rise} auf und um ${set} unter.`,
  twilight: (dark, light) =>
    `${dark ? ` Dunkel ist es ab etwa ${dark}` : ''}${light ? `${dark ? ', hell' : ' Hell ist es'} ab etwa ${light}` : ''}` +
    ' (Ortszeit). Berge um ein Tal nehmen die Sonne früher weg.',

  noRides: 'Ich habe keine Mitfahrgelegenheit gefunden. Du kannst selbst eine anbieten oder suchen.',
  ridesOffered: 'Diese Fahrten gibt es. Frage unten nach der, die du willst; wer fährt, entscheidet.',
  ridesClosest: 'Dafür habe ich keine Mitfahrgelegenheit gefunden. Das kommt am nächsten.',
  ridesAtHuddles: 'Bei diesen Huddles fahren Leute gemeinsam: Sage zu und frage dort.',
  ridesOf: (name) =>
    `Zu **${name}** fahren diese Leute. Frage unten nach einem Platz; wer fährt, entscheidet.`,

  offerRide: (name, path) =>
    `Trag deine Plätze${name ? ` zu **${name}**` : ''} unter [Fahrt teilen](${path}) ein: von wo, wann und wie viele.`,
  noRidesOf: (name) => `Zu **${name}** bietet noch niemand einen Platz an. Frage dort unter „Fahrten“.`,

  askHost: (name) =>
    `Schreib unten, was du die Gastgeber von **${name}** fragen willst. Wenn du bestätigst, steht es auf der Seite, wo es alle dort lesen. Für eine private Nachricht drücke dort auf Nachricht.`,
  youAreHost: (name) => `Du leitest **${name}** selbst.`,
  hostsStay: (name) =>
    `Du leitest **${name}** und hast darum keinen Platz, den du freigeben könntest. Auf der Seite kannst du die Tour übergeben oder absagen.`,
  youHostIt: (name) => `Du leitest **${name}**, also bist du schon dabei.`,
  alreadyYes: (name) => `Du hast zu **${name}** schon zugesagt.`,
  askRsvp: (name, full) =>
    `Soll ich für dich zu **${name}** zusagen?${full ? ' Es ist voll: Du kämst auf die Warteliste.' : ''}`,
  askFollow: (name) => `Soll ich **${name}** für dich folgen?`,
  askJoin: (name, asksFirst) =>
    asksFirst
      ? `Soll ich für dich um Aufnahme bei **${name}** bitten? Die Leitung entscheidet.`
      : `Soll ich dich als Mitglied von **${name}** anmelden? Alle können beitreten.`,
  draftName: (activity, place) => `${activities[activity] ?? 'Huddle'}${place ? ` bei ${place}` : ''}`,
  askDraft: (name, plan) =>
    `Ich kann „${name}“${planSaid(plan)} als Entwurf für dich behalten. Nur du siehst ihn; du ergänzt den Rest und veröffentlichst ihn, wenn er fertig ist.`,

  ask: {
    bringNext: 'Was soll ich zu meinem nächsten Huddle mitbringen?',
    darkNext: 'Wann wird es bei meinem nächsten Huddle dunkel?',
    weekend: 'Welche Huddles haben am Wochenende noch Platz?',
    walksNear: (place) => `Leichte Spaziergänge bei ${place} in diesem Monat`,
    walks: 'Leichte Spaziergänge für Einsteiger',
    clubsNear: 'Welche Communitys gibt es in meiner Nähe?',
    clubs: 'Welche Communitys gibt es?',
    dark: (name) => `Wann wird es bei ${name} dunkel?`,
    bring: (name) => `Was soll ich zu ${name} mitbringen?`,
    hosts: (name) => `Wer veranstaltet ${name}?`,
    club: (name) => `Zeig mir die Community ${name}`,
  },
};
