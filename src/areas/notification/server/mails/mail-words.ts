import type { Locale } from '#platform/shared/locale.ts';
import type { Kind } from '../../rules/kinds.ts';
import type { ObjectType } from '../../rules/objects.ts';

interface ObjectWords {
  /** What it is called where its name may not be told. */
  readonly some: string;
  readonly news: string;
  readonly open: string;
}

type Around =
  | 'somebody'
  | 'all'
  | 'choices'
  | 'outing'
  | 'when'
  | 'departs'
  | 'where'
  | 'reason'
  | 'whenBefore'
  | 'whereBefore';

interface MailWords {
  readonly around: Readonly<Record<Around, string>>;
  /** Of what must not be taken for something else at a glance; all others are headed by what they are about. */
  readonly headings: Readonly<Partial<Record<Kind, string>>>;
  readonly objects: Readonly<Record<ObjectType, ObjectWords>>;
}

/** What stands around the sentence of a notification in a mail. */
export const mailWords: Readonly<Record<Locale, MailWords>> = {
  en: {
    around: {
      somebody: 'Somebody',
      all: 'See all news',
      outing: 'Huddle',
      when: 'When',
      where: 'Where',
      whenBefore: 'When, before',
      whereBefore: 'Where, before',
      departs: 'The ride leaves',
      reason: 'Reason',
      choices: 'You choose which mails you get',
    },
    headings: {
      HUDDLE_CANCELLED: 'The huddle is off',
      CARPOOL_CANCELLED: 'The ride is off',
      CARPOOL_DECLINED: 'No seat for you in this car',
      CARPOOL_REFUSED: 'Your offer is not needed',
      CARPOOL_REMOVED: 'You no longer ride in this car',
    },
    objects: {
      HUDDLE: { some: 'a huddle', news: 'News from your huddles', open: 'Open the huddle' },
      PERSON: { some: 'somebody', news: 'News from people you know', open: 'Open the profile' },
      POST: { some: 'a post', news: 'News about posts', open: 'Open the post' },
      INSPIRATION: { some: 'an inspiration', news: 'News about inspirations', open: 'Open the inspiration' },
      BADGE: { some: 'a badge', news: 'News about your badge', open: 'Open what I have written' },
      AWARD: { some: 'an award', news: 'A new award', open: 'See my awards' },
      SYSTEM: { some: 'news', news: 'News about this app', open: 'See all news' },
      COMMUNITY: { some: 'a community', news: 'News from your communities', open: 'Open the community' },
      CARPOOL: { some: 'a carpool', news: 'News from your carpools', open: 'Open the carpool' },
      ROOM: { some: 'a conversation', news: 'News from your conversations', open: 'Open the conversation' },
    },
  },
  de: {
    around: {
      somebody: 'Jemand',
      all: 'Alle Neuigkeiten ansehen',
      outing: 'Huddle',
      when: 'Wann',
      where: 'Wo',
      whenBefore: 'Wann, bisher',
      whereBefore: 'Wo, bisher',
      departs: 'Abfahrt',
      reason: 'Grund',
      choices: 'Du bestimmst, welche Mails du bekommst',
    },
    headings: {
      HUDDLE_CANCELLED: 'Der Huddle fällt aus',
      CARPOOL_CANCELLED: 'Die Fahrt fällt aus',
      CARPOOL_DECLINED: 'Kein Platz für dich in diesem Auto',
      CARPOOL_REFUSED: 'Dein Angebot wird nicht gebraucht',
      CARPOOL_REMOVED: 'Du fährst in diesem Auto nicht mehr mit',
    },
    objects: {
      HUDDLE: { some: 'ein Huddle', news: 'Neues aus deinen Huddles', open: 'Huddle öffnen' },
      PERSON: { some: 'jemand', news: 'Neues von Menschen, die du kennst', open: 'Profil öffnen' },
      POST: { some: 'ein Beitrag', news: 'Neues zu Beiträgen', open: 'Beitrag öffnen' },
      INSPIRATION: {
        some: 'eine Inspiration',
        news: 'Neues zu Inspirationen',
        open: 'Inspiration öffnen',
      },
      BADGE: { some: 'ein Abzeichen', news: 'Neues zu deinem Abzeichen', open: 'Meine Texte öffnen' },
      AWARD: { some: 'eine Auszeichnung', news: 'Eine neue Auszeichnung', open: 'Meine Auszeichnungen' },
      SYSTEM: {
        some: 'Neuigkeiten',
        news: 'Neues zu dieser App',
        open: 'Alle Neuigkeiten ansehen',
      },
      COMMUNITY: {
        some: 'eine Community',
        news: 'Neues aus deinen Communitys',
        open: 'Community öffnen',
      },
      CARPOOL: { some: 'eine Fahrt', news: 'Neues von deinen Fahrten', open: 'Fahrt öffnen' },
      ROOM: {
        some: 'eine Unterhaltung',
        news: 'Neues aus deinen Unterhaltungen',
        open: 'Unterhaltung öffnen',
      },
    },
  },
};
