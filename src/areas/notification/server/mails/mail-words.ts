import type { Locale } from '#platform/shared/locale.ts';
import type { ObjectType } from '../../rules/objects.ts';

interface ObjectWords {
  /** What it is called where its name may not be told. */
  readonly some: string;
  readonly news: string;
  readonly open: string;
}

interface MailWords {
  readonly around: Readonly<Record<'somebody' | 'all' | 'choices' | 'when' | 'where', string>>;
  readonly objects: Readonly<Record<ObjectType, ObjectWords>>;
}

/** What stands around the sentence of a notification in a mail. */
export const mailWords: Readonly<Record<Locale, MailWords>> = {
  en: {
    around: {
      ...{ somebody: 'Somebody', all: 'See all news', when: 'When', where: 'Where' },
      choices: 'You choose which mails you get',
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
      ...{ somebody: 'Jemand', all: 'Alle Neuigkeiten ansehen', when: 'Wann', where: 'Wo' },
      choices: 'Du bestimmst, welche Mails du bekommst',
    },
    objects: {
      HUDDLE: { some: 'ein Huddle', news: 'Neues aus deinen Huddles', open: 'Huddle öffnen' },
      PERSON: { some: 'jemand', news: 'Neues von Menschen, die du kennst', open: 'Profil öffnen' },
      POST: { some: 'ein Beitrag', news: 'Neues zu Beiträgen', open: 'Beitrag öffnen' },
      INSPIRATION: {
        ...{ some: 'eine Inspiration', news: 'Neues zu Inspirationen', open: 'Inspiration öffnen' },
      },
      BADGE: { some: 'ein Abzeichen', news: 'Neues zu deinem Abzeichen', open: 'Meine Texte öffnen' },
      AWARD: { some: 'eine Auszeichnung', news: 'Eine neue Auszeichnung', open: 'Meine Auszeichnungen' },
      SYSTEM: {
        ...{ some: 'Neuigkeiten', news: 'Neues zu dieser App', open: 'Alle Neuigkeiten ansehen' },
      },
      COMMUNITY: {
        ...{
          some: 'eine Community',
          news: 'Neues aus deinen Communitys',
          open: 'Community öffnen',
        },
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
