import type { Happened, Words } from './wording.ts';

/** The same sentences for who reads German. */
export const germanWords: Words = {
  HUDDLE_RSVP: wordRsvp,
  HUDDLE_REQUEST: ({ who, what }) => `${who} möchte mitkommen: ${what}.`,
  HUDDLE_WITHDRAWN: ({ who, what }) => `${who} hat die Antwort zu ${what} zurückgenommen.`,
  HUDDLE_REQUEST_ACCEPTED: ({ who, what }) => `${who} hat deine Anfrage angenommen: ${what}.`,
  HUDDLE_REQUEST_DECLINED: ({ who, what }) => `${who} hat deine Anfrage abgelehnt: ${what}.`,
  HUDDLE_REMOVED: ({ who, what }) => `${who} hat dich von der Liste genommen: ${what}.`,
  HUDDLE_READMITTED: ({ who, what }) => `${who} würde sich freuen, wenn du wieder antwortest: ${what}.`,
  HUDDLE_MOVED: wordMove,
  HUDDLE_MESSAGE: ({ who, what }) => `${who} hat dir zu ${what} geschrieben.`,
  HUDDLE_COMMENT: ({ who, what }) => `${who} hat bei ${what} etwas gesagt.`,
  HUDDLE_REPLY: ({ who, what }) => `${who} hat dir bei ${what} geantwortet.`,
  HUDDLE_PROMOTED: wordPromotion,
  HUDDLE_OFFER: ({ what }) => `Bei ${what} ist ein Platz für dich frei. Nimm ihn, solange das Angebot gilt.`,
  HUDDLE_OFFER_LAPSED: ({ what }) => `Das Angebot für einen Platz bei ${what} ist abgelaufen.`,
  HUDDLE_INVITE: ({ who, what }) => `${who} lädt dich ein: ${what}.`,
  HUDDLE_CO_HOST: ({ who, what, facts }) =>
    facts.asked
      ? `${who} bittet dich, ${what} mitzuleiten.`
      : `${who} hat dich in die Leitung von ${what} aufgenommen.`,
  HUDDLE_HANDED_OVER: ({ who, what, facts }) =>
    facts.asked
      ? `${who} bittet dich, die Leitung von ${what} zu übernehmen.`
      : `${who} hat dir ${what} übergeben: Du leitest jetzt.`,
  HUDDLE_HOSTS_CHANGED: wordHostsChanged,
  HUDDLE_CANCELLED: ({ who, what }) => `${who} hat ${what} abgesagt.`,
  COMMUNITY_INVITE: ({ who, what }) => `${who} lädt dich in die Community ${what} ein.`,
  COMMUNITY_REQUEST: ({ who, what }) => `${who} möchte der Community ${what} beitreten.`,
  COMMUNITY_REQUEST_ACCEPTED: ({ who, what }) =>
    `${who} hat deine Anfrage angenommen: Du gehörst nun zu ${what}.`,
  COMMUNITY_REQUEST_DECLINED: ({ who, what }) => `${who} hat deine Anfrage an ${what} abgelehnt.`,
  COMMUNITY_ROLE: ({ who, what, facts }) =>
    facts.role === 'ADMIN'
      ? `${who} hat dir die Verwaltung von ${what} anvertraut.`
      : `${who} hat dich bei ${what} wieder zum einfachen Mitglied gemacht.`,
  COMMUNITY_HANDED_OVER: ({ who, what }) =>
    `${who} hat dir ${what} übergeben: Die Community gehört jetzt dir.`,
  COMMUNITY_REMOVED: ({ who, what }) => `${who} hat dich aus ${what} entfernt.`,
  COMMUNITY_SHARED: ({ who, what }) => `${who} meint, dass ${what} etwas für dich ist.`,
  COMMUNITY_ANNOUNCEMENT: ({ who, what }) => `${who} hat in ${what} etwas angekündigt.`,
  COMMUNITY_MENTION: ({ who, what }) => `${who} hat dich in ${what} erwähnt.`,
  COMMUNITY_TALK: ({ who, what }) => `${who} hat in ${what} geschrieben.`,
  PERSON_FOLLOWED: ({ who }) => `${who} folgt dir.`,
  PERSON_FOLLOW_REQUEST: ({ who }) => `${who} möchte dir folgen.`,
  PERSON_FOLLOW_ACCEPTED: ({ who }) => `${who} hat deine Anfrage zu folgen angenommen.`,
  ROOM_REQUEST: ({ who, what, facts }) =>
    facts.direct ? `${who} möchte dir schreiben.` : `${who} möchte in ${what} mit dir sprechen.`,
  ROOM_MENTION: ({ who, what, facts }) =>
    facts.direct ? `${who} hat dich erwähnt.` : `${who} hat dich in ${what} erwähnt.`,
  ROOM_TALK: ({ who, what, facts }) =>
    facts.direct ? `${who} hat dir geschrieben.` : `${who} hat in ${what} geschrieben.`,
  HUDDLE_REMINDER: ({ what, facts }) =>
    facts.hours === 2 ? `In weniger als zwei Stunden geht es los: ${what}.` : `Bald geht es los: ${what}.`,
  POST_MENTION: ({ who, what }) => `${who} hat dich in „${what}“ genannt.`,
  POST_LIKE: ({ who, what }) => `${who} gefällt dein Beitrag „${what}“.`,
  POST_COMMENT: ({ who, what }) => `${who} hat deinen Beitrag „${what}“ kommentiert.`,
  POST_REPLY: ({ who, what }) => `${who} hat dir unter „${what}“ geantwortet.`,
  POST_REPOST: ({ who, what, facts }) =>
    facts.quote ? `${who} hat dich zitiert: „${what}“.` : `${who} hat deinen Beitrag geteilt: „${what}“.`,
  POST_SHARED: ({ who, what }) => `${who} zeigt dir den Beitrag „${what}“.`,
  CARPOOL_REQUEST: ({ who, what }) => `${who} möchte mitfahren: ${what}.`,
  CARPOOL_OFFER: ({ who, what }) => `${who} bietet dir einen Platz an: ${what}.`,
  CARPOOL_ACCEPTED: ({ who, what, facts }) =>
    facts.waiting
      ? `${who} nimmt dich mit, sobald ein Platz frei wird: ${what}.`
      : `${who} nimmt dich mit: ${what}.`,
  CARPOOL_TAKEN: ({ who, what, facts }) =>
    facts.waiting ? `${who} wartet auf einen Platz bei dir: ${what}.` : `${who} fährt mit dir: ${what}.`,
  CARPOOL_DECLINED: ({ who, what }) => `${who} kann dich nicht mitnehmen: ${what}.`,
  CARPOOL_REFUSED: ({ who, what }) => `${who} braucht dein Angebot nicht: ${what}.`,
  CARPOOL_MOVED_UP: ({ what }) => `Ein Platz ist frei geworden: Du fährst mit. ${what}.`,
  CARPOOL_LEFT: ({ who, what, facts }) =>
    facts.held
      ? `${who} hat den Platz freigegeben: ${what}.`
      : `${who} möchte nicht mehr mitfahren: ${what}.`,
  CARPOOL_REMOVED: ({ who, what }) => `${who} hat dich von der Fahrt genommen: ${what}.`,
  CARPOOL_MOVED: ({ who, what }) =>
    `${who} hat Zeit oder Ort deiner Fahrt geändert. Bitte sag, dass du es gesehen hast: ${what}.`,
  CARPOOL_HUDDLE_MOVED: ({ what }) =>
    `Der Huddle, zu dem du fährst, wurde verlegt. Passen deine Zeiten noch? ${what}.`,
  CARPOOL_CANCELLED: ({ who, what, facts }) =>
    facts.byHuddle
      ? `Die Fahrt fällt aus, weil der Huddle ausfällt: ${what}.`
      : `${who} hat die Fahrt abgesagt: ${what}.`,
  INSPIRATION_PUBLISHED: ({ who, what }) => `${who} hat „${what}“ veröffentlicht.`,
  INSPIRATION_MENTION: ({ who, what }) => `${who} hat dich in „${what}“ genannt.`,
  INSPIRATION_LIKE: ({ who, what }) => `${who} gefällt deine Inspiration „${what}“.`,
  INSPIRATION_COMMENT: ({ who, what }) => `${who} hat deine Inspiration „${what}“ kommentiert.`,
  INSPIRATION_REPLY: ({ who, what }) => `${who} hat dir unter „${what}“ geantwortet.`,
  INSPIRATION_SHARED: ({ who, what }) => `${who} zeigt dir die Inspiration „${what}“.`,
  BADGE_GRANTED: ({ what }) => `Du hast das Abzeichen: ${what}.`,
  BADGE_DECLINED: ({ what }) => `Deine Anfrage für ein Abzeichen wurde abgelehnt: ${what}.`,
  BADGE_TAKEN: ({ what }) => `Dein Abzeichen wurde dir entzogen: ${what}.`,
  AWARD_EARNED: ({ what }) => `Du hast dir eine Auszeichnung verdient: ${what}.`,
  SYSTEM: ({ what }) => `Wer diese App betreibt, sagt: „${what}“.`,
};

function wordRsvp({ who, what, facts }: Happened): string {
  if (facts.answer === 'NO') return `${who} kommt nicht mit: ${what}.`;
  if (facts.answer === 'MAYBE') return `${who} kommt vielleicht mit: ${what}.`;
  if (facts.place === 'WAITING') return `${who} steht auf der Warteliste: ${what}.`;
  const guests = Number(facts.guestCount ?? 0);
  if (guests === 0) return `${who} kommt mit: ${what}.`;
  return `${who} und ${guests === 1 ? 'ein Gast' : `${guests} Gäste`} kommen mit: ${what}.`;
}

function wordPromotion({ what, facts }: Happened): string {
  const going = `Ein Platz ist frei geworden: Du kommst mit. ${what}.`;
  return facts.noRideLeft ? `${going} In keinem Auto ist noch Platz, plane also deine Anreise.` : going;
}

function wordHostsChanged({ who, what, facts }: Happened): string {
  switch (facts.change) {
    case 'CO_HOST_ACCEPTED':
      return `${who} leitet ${what} mit dir.`;
    case 'CO_HOST_DECLINED':
      return `${who} kann ${what} nicht mitleiten.`;
    case 'HOST_ACCEPTED':
      return `${who} leitet jetzt ${what}. Du leitest mit.`;
    case 'HOST_DECLINED':
      return `${who} kann die Leitung von ${what} nicht übernehmen. Du leitest weiterhin.`;
    default:
      return `${who} leitet ${what} nicht mehr mit.`;
  }
}

function wordMove({ who, what, facts }: Happened): string {
  const changed = Array.isArray(facts.changes) ? facts.changes : [];
  const time = changed.includes('START') || changed.includes('END');
  const place = changed.some((change) => change !== 'START' && change !== 'END');
  const moved = time && place ? 'Zeit und Ort' : time ? 'die Zeit' : 'den Ort';
  return `${who} hat ${moved} von ${what} geändert. Bitte sag, dass du es gesehen hast.`;
}
