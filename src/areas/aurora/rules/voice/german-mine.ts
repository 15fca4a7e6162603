import type { mine as english, MyStanding } from './english-mine.ts';
import { kinds } from './german-kinds.ts';

const list = new Intl.ListFormat('de');

type Numbers = Parameters<(typeof english)['numbers']>[0];

/** 'Nur Wanderungen gezählt, warst du 2026 bei 3 Touren, 1 davon hast du geleitet: 24 km und 900 m Aufstieg …' */
function narrowed({ kind, year, outings, hosted, far, up }: Numbers): string {
  const counted = kind === 'WALK' ? `${kinds.WALK} und ${kinds.HIKE}` : kind && kinds[kind];
  const who = counted ? `Nur ${counted} gezählt, warst du` : 'Du warst';
  const how = outings === 0 ? 'keiner Tour' : outings === 1 ? '1 Tour' : `${outings} Touren`;
  const were = `${who}${year ? ` ${year}` : ''} bei ${how}`;
  if (outings === 0) return `${were}.`;
  return `${were}, ${hosted} davon hast du geleitet: ${far} und ${up} Aufstieg, soweit angegeben.`;
}

/** How the asker stands with one outing. */
const myPlace: Readonly<Record<MyStanding, (name: string) => string>> = {
  CONFIRMED: (name) => `Ja, bei ${name} hast du einen Platz.`,
  REQUESTED: (name) =>
    `Noch nicht: Du hast bei ${name} um einen Platz gefragt, und es hat noch niemand geantwortet.`,
  WAITING: (name) => `Bei ${name} stehst du auf der Warteliste.`,
  OFFERED: (name) => `Bei ${name} ist dir ein Platz angeboten: Nimm ihn auf der Seite der Tour an.`,
  YES: (name) => `Bei ${name} hast du zugesagt.`,
  MAYBE: (name) => `Bei ${name} hast du Vielleicht gesagt: Das hält keinen Platz.`,
  NO: (name) => `Bei ${name} hast du abgesagt.`,
  UNANSWERED: (name) => `Bei ${name} hast du nicht geantwortet.`,
};

/** What Aurora says in German of somebody's own things. */
export const mine: typeof english = {
  news: (total, since, told) =>
    total === 0
      ? 'Du hast alles gelesen, es gibt nichts Neues.'
      : `Du hast ${total} ungelesene ${total === 1 ? 'Benachrichtigung' : 'Benachrichtigungen'}, ${since} seit deinem letzten Blick.${total > 1 && told > 0 ? ' Die neuesten:' : ''}`,
  messages: (unread, requests) =>
    [
      unread === 0
        ? 'Du hast alle Nachrichten gelesen.'
        : `In ${unread} ${unread === 1 ? 'Unterhaltung' : 'Unterhaltungen'} gibt es Nachrichten, die du nicht gelesen hast.`,
      ...(requests > 0
        ? [`${requests} ${requests === 1 ? 'Person möchte' : 'Personen möchten'} dir schreiben.`]
        : []),
    ].join(' '),
  allMessages: 'Sie stehen unter [Chat](/chat).',
  allNews: 'Alle stehen unter [Benachrichtigungen](/notification).',
  numbers: (of) => {
    if (of.kind || of.year) return narrowed(of);
    const { outings, thisYear, hosted, far, up } = of;
    return `Du warst bei ${outings} ${outings === 1 ? 'Tour' : 'Touren'}, ${thisYear} davon in diesem Jahr, ${hosted} hast du geleitet: ${far} und ${up} Aufstieg, soweit angegeben.`;
  },
  standsAlready: {
    FOLLOW: {
      DONE: (name) => `Du folgst **${name}** schon.`,
      ASKED: (name) =>
        `Du hast schon angefragt, ob du **${name}** folgen darfst. Noch steht die Antwort aus.`,
    },
    JOIN: {
      DONE: (name) => `Du gehörst schon zu **${name}**.`,
      ASKED: (name) => `Du hast die Aufnahme in **${name}** schon angefragt. Noch steht die Antwort aus.`,
    },
  },

  myPlace: (name, standing) => myPlace[standing](`**${name}**`),
  calledOff: (names) =>
    `${list.format(names.map((name) => `**${name}**`))} ${names.length === 1 ? 'wurde' : 'wurden'} abgesagt.`,

  likeThat: (names, near, how) => {
    const who = names.length === 1 ? 'Eine Person' : `${names.length} Leute`;
    const lives = near && (how ? ` ${near}` : ` ${names.length === 1 ? 'wohnt' : 'wohnen'} ${near}`);
    const says = names.length === 1 ? 'schreibt im Profil' : 'schreiben im Profil';
    const likes = names.length === 1 ? 'dass sie das mag' : 'dass sie das mögen';
    const that = how === 'LIKE' ? ` ${says}, ${likes}` : how ? ` ${says} so etwas` : '';
    return `${who}${lives ?? ''}${that}: ${list.format(names)}.`;
  },
  quoted: (text) => `„${text}“`,
  likes: (interests) => interests.length > 0 && `Mag ${list.format(interests)}.`,
  saysOfThemselves: (bio) => `Im Profil steht: „${bio}“`,
  youFollow: 'Du folgst dieser Person.',
  nobodyLikeThat:
    'Niemand heißt so oder schreibt das im Profil. Nach Namen findest du Leute unter [Suche](/search).',

  freeFor: (name, start) =>
    `**${name}** beginnt ${start}. Nichts, was du leitest oder wozu du Ja oder Vielleicht gesagt hast, kommt dem in die Quere.`,
  clashesWith: (name, start, others) =>
    `**${name}** beginnt ${start}. Das kommt ${list.format(others)} in die Quere.`,
  clash: (one, other) => `${one} und ${other} kommen sich in die Quere.`,
  noClash:
    'Nichts von dem, was du leitest oder wozu du Ja oder Vielleicht gesagt hast, kommt sich in die Quere.',
  youBring: (guests) => `Du bringst ${guests === 1 ? 'einen Gast' : `${guests} Gäste`} mit.`,
  mayBring: (limit) =>
    limit === 0
      ? 'Gäste sind dort nicht erlaubt.'
      : `Du kannst höchstens ${limit === 1 ? 'einen Gast' : `${limit} Gäste`} mitbringen: Wie viele, wählst du auf der Seite.`,

  writeToAll: (name) =>
    `Öffne **${name}** und drücke unter „Für Gastgeber“ auf „Leuten schreiben“: Du wählst, wem, sie lesen es dort und bekommen es per E-Mail. Verschiebst du die Tour oder sagst du sie ab, erfahren es alle mit einem Platz von selbst.`,
  writeInTalk: (name) =>
    `Allen, die zu **${name}** kommen, schreiben nur die Gastgeber. Schreib auf der Seite in die Unterhaltung, oder drücke Nachricht, um die Gastgeber zu erreichen.`,
  writeTo: (name) =>
    `Öffne das Profil von **${name}** und drücke Nachricht: Ich selbst schicke niemandem etwas.`,
  writeToWhom: (names) =>
    `Ich habe ${names.length} Leute gefunden: ${list.format(names)}. Öffne das Profil, das du meinst, und drücke Nachricht.`,
  whichOfName: (name, count) => `${count} Leute heißen **${name}**. Wen meinst du?`,
  hosting: (count, left) =>
    count === 0
      ? 'Du leitest keine kommende Tour.'
      : `Du leitest ${count} ${count === 1 ? 'kommende Tour' : 'kommende Touren'}. ${left === 0 ? 'Alle sind voll.' : `${left} davon ${left === 1 ? 'hat' : 'haben'} noch Platz.`}`,

  hostingSuch: (count) =>
    count === 0
      ? 'Nichts von dem, was du leitest, passt dazu.'
      : `${count} von dem, was du leitest, ${count === 1 ? 'passt' : 'passen'} dazu.`,
  waitingForMine: (wanted) =>
    wanted.length === 0
      ? 'Bei dem, was du leitest, wartet niemand auf einen Platz.'
      : `Auf deinen Wartelisten: ${list.format(wanted.map(([name, waiting]) => `${waiting} für **${name}**`))}.`,
  leftAsIs: 'Gut. Ich habe nichts geändert.',
  unanswered: (count) =>
    count === 0
      ? 'Du hast auf alle Einladungen zu kommenden Touren geantwortet.'
      : `Auf ${count === 1 ? 'eine Einladung' : `${count} Einladungen`} hast du noch nicht geantwortet.`,
  onlyInterested: (count) =>
    count === 0
      ? 'Es gibt keine kommende Tour, die dich interessiert und auf die du nicht geantwortet hast.'
      : `${count === 1 ? 'Eine kommende Tour interessiert' : `${count} kommende Touren interessieren`} dich, und du hast nicht geantwortet.`,

  drafts: (names, isMore) =>
    names.length === 0
      ? 'Du hast keinen Entwurf einer Tour.'
      : `Du hast ${isMore ? `mehr als ${names.length} Entwürfe` : names.length === 1 ? 'einen Entwurf' : `${names.length} Entwürfe`}: ${list.format(names)}. ${names.length === 1 ? 'Er steht' : 'Sie stehen'} unter [Meine Huddles](/huddle/mine?show=DRAFTS).`,
  articleDrafts: 'Angefangene Artikel stehen unter [Meine Inspirationen](/inspiration/authored).',

  offersNoSeats: (name) =>
    name
      ? `Du bietest keine Plätze zu **${name}** an.`
      : 'Du bietest keine Plätze in einem Auto an, das noch fährt.',
  askedForSeat: (name, people) =>
    people.length === 0
      ? `Nach einem Platz in deinem Auto zu **${name}** hat noch niemand gefragt.`
      : `${list.format(people)} ${people.length === 1 ? 'wartet' : 'warten'} auf deine Antwort zu einem Platz in deinem Auto zu **${name}**.`,
  rideWithMe: (people) => `${list.format(people)} ${people.length === 1 ? 'fährt' : 'fahren'} bei dir mit.`,
  asksMe: (name) => `Fragt nach einem Platz zu ${name}`,
  ridesWithMe: (name) => `Fährt bei dir mit zu ${name}`,

  needRide: (name, count) =>
    count === 0
      ? `Niemand sucht eine Mitfahrt zu **${name}**.`
      : `${count === 1 ? 'Eine Person sucht' : `${count} Leute suchen`} eine Mitfahrt zu **${name}**. Biete deinen Platz auf der Seite der Fahrt an.`,
  driveMyself: (name) => `Zu **${name}** fährst du selbst.`,
  takesMe: ({ driver, name, from, when, pickup }) =>
    `${driver} nimmt dich zu **${name}** mit. Abfahrt${from ? ` in ${from}` : ''}: ${when}.${pickup ? ` Du willst hier abgeholt werden: ${pickup}.` : ''} Der genaue Ort steht auf der Seite der Fahrt.`,
  takesMeBack: ({ driver, name, when }) =>
    `${driver} nimmt dich von **${name}** mit zurück. Abfahrt: ${when}.`,
  noSeat: (name) => `Du hast noch keinen Platz in einem Auto zu **${name}**.`,
  seatWaits: {
    ASKED: (driver) => `${driver} hat auf deine Anfrage noch nicht geantwortet.`,
    OFFERED: (driver) => `${driver} bietet dir einen Platz an: Nimm ihn auf der Seite der Fahrt an.`,
    WAITING: (driver) => `Im Auto von ${driver} wartest du auf einen freien Platz.`,
  },
  othersDrive: (drivers) => `Plätze bieten auch an: ${list.format(drivers)}.`,

  wrote: (name, title) => `**${title}** hat ${name} geschrieben.`,
  posted: (name) => `Das hat ${name} gepostet.`,
  writtenBy: (name, kind) =>
    kind === 'POST' ? `Das hat ${name} zuletzt gepostet.` : `${name} hat das geschrieben.`,
  wroteNothing: (name) => `${name} hat nichts geschrieben, was du lesen kannst.`,
  wroteYourself: 'Das hast du selbst geschrieben.',
  authorUnseen: 'Wer das geschrieben hat, kann ich dir nicht sagen.',
  whichReading: 'Welchen Artikel oder Beitrag meinst du? Nenne den Titel.',

  startsAt: (name, start, place) => `**${name}** beginnt ${start}${place ? `, ${place}` : ''}.`,
  comesClose: 'Am nächsten kommt das.',
};
