import type { Letter } from '#platform/server/mail/mail-letter.ts';
import type { Locale } from '#platform/shared/locale.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import type { OverdueReport } from '../../contract/alarm.ts';

export type ContactNews = 'OVERDUE' | 'LATER' | 'ALL_BACK';

interface About {
  readonly name: string;
  readonly startedBy: string;
  /** Who named the reader. */
  readonly namedBy: string;
  readonly alone: boolean;
  readonly expectedAt: Date;
  readonly timeZone: string;
  readonly url: string;
  readonly locale: Locale;
  readonly now: Date;
}

export interface Overdue extends About {
  readonly report: OverdueReport;
  /** When the server was away, so that this comes late. */
  readonly away: { readonly from: Date; readonly to: Date } | null;
}

/** What an emergency contact is sent when nobody has said that all are back. */
export function overdueLetter(overdue: Overdue): Letter {
  const { locale, namedBy, name, away } = overdue;
  const isGerman = locale === 'de';
  const when = timeOf(overdue, overdue.expectedAt);
  const [from, to] = away ? [timeOf(overdue, away.from), timeOf(overdue, away.to)] : ['', ''];
  const late = isGerman
    ? `Diese Mail kommt spät: Unser Server war von ${from} bis ${to} nicht erreichbar.`
    : `This mail comes late: our server was away from ${from} to ${to}.`;
  return {
    locale,
    subject: isGerman ? `Noch nicht zurück: ${namedBy}, ${name}` : `Not back yet: ${namedBy}, ${name}`,
    heading: isGerman ? 'Bitte sieh jetzt nach' : 'Please look into this now',
    paragraphs: [whatHappened(overdue, when), ...(away ? [late] : []), ...stepsOf(overdue)],
    details: detailsOf(overdue),
    action: {
      label: isGerman ? 'Alles Weitere auf der Seite' : 'Everything else on the page',
      url: overdue.url,
    },
    notes: [
      isGerman
        ? 'Wir sind keine Rettung und rufen niemanden an. Was zu tun ist, entscheidest du.'
        : 'We are no rescue service and call nobody. You decide what to do.',
    ],
  };
}

/** Whom the reader knows comes first: they may never have heard of who leads the party. */
function whatHappened({ locale, startedBy, namedBy, alone }: Overdue, when: string): string {
  const isTheirs = namedBy === startedBy;
  if (locale === 'de') {
    if (alone)
      return `${namedBy} wollte bis ${when} zurück sein und hat sich nicht gemeldet. ${namedBy} hat dich als Notfallkontakt genannt.`;
    const who = isTheirs
      ? `Die Gruppe von ${startedBy}`
      : `${namedBy} ist mit der Gruppe von ${startedBy} unterwegs. Sie`;
    return `${who} wollte bis ${when} zurück sein, und niemand hat gesagt, dass alle zurück sind. ${namedBy} hat dich als Notfallkontakt genannt.`;
  }
  if (alone)
    return `${namedBy} expected to be back by ${when}, and has not said that they are. ${namedBy} named you as an emergency contact.`;
  const who = isTheirs
    ? `The party of ${startedBy}`
    : `${namedBy} is out with the party of ${startedBy}, which`;
  return `${who} expected to be back by ${when}, and nobody has said that all are. ${namedBy} named you as an emergency contact.`;
}

function stepsOf({ locale, report: { rescue } }: Overdue): string[] {
  const numbers = rescue.join(locale === 'de' ? ' oder ' : ' or ');
  return locale === 'de'
    ? [
        '1. Ruf sie an, auch mehrmals. Oft wurde nur vergessen, sich zu melden. Geh auch bei unbekannten Nummern ans Telefon.',
        '2. Ruf die an, die unten stehen, und alle, die etwas wissen könnten.',
        `3. Erreichst du niemanden, ruf ${numbers} an und lies vor, was hier steht.`,
      ]
    : [
        '1. Call them, more than once. Often they only forgot to say so. Answer unknown numbers, too.',
        '2. Call those who are named below, and anyone who may know something.',
        `3. If you reach nobody, call ${numbers} and read out what stands here.`,
      ];
}

function detailsOf(overdue: Overdue): NonNullable<Letter['details']> {
  const { locale, report } = overdue;
  const isGerman = locale === 'de';
  const { place, route, people, morePeople, cars, car, lastCheckIn, note } = report;
  const row = (english: string, german: string, value: string) =>
    value === '' ? [] : [{ label: isGerman ? german : english, value }];
  const more = morePeople > 0 ? [`+ ${morePeople}`] : [];
  return [
    ...row('Start', 'Start', place ? `${place.name}, ${place.lat.toFixed(5)}, ${place.lng.toFixed(5)}` : ''),
    ...row('Route', 'Route', route),
    ...row('People', 'Leute', [...people.map(nameWithGuests), ...more].join(', ')),
    ...row(
      'Cars',
      'Autos',
      [...cars.map(({ driver, riders }) => [driver, ...riders].join(' + ')), car].filter(Boolean).join('; '),
    ),
    ...row('Last sign', 'Letztes Zeichen', lastCheckIn ? lastSign(overdue, lastCheckIn) : ''),
    ...row('To find them', 'Um sie zu finden', note),
  ];
}

function nameWithGuests({ name, guests }: OverdueReport['people'][number]): string {
  return guests > 0 ? `${name} + ${guests}` : name;
}

function lastSign(overdue: Overdue, { by, at, note, position }: NonNullable<OverdueReport['lastCheckIn']>) {
  const where = position ? ` (${position.lat.toFixed(5)}, ${position.lng.toFixed(5)})` : '';
  return `${timeOf(overdue, new Date(at))}, ${by}: ${note}${where}`;
}

/** What they hear afterwards: more time was asked for, or all are back. */
export function laterLetter(news: 'LATER' | 'ALL_BACK', about: About): Letter {
  const { locale, name, namedBy, url } = about;
  const isGerman = locale === 'de';
  const { subject, paragraph } = news === 'LATER' ? signOfLife(about) : allBack(about);
  const heading = `${subject}: ${namedBy}, ${name}`;
  return {
    locale,
    subject: heading,
    heading,
    paragraphs: [paragraph],
    action: { label: isGerman ? 'Zur Seite' : 'See the page', url },
  };
}

function signOfLife(about: About) {
  const when = timeOf(about, about.expectedAt);
  if (about.locale === 'de')
    return {
      subject: 'Ein Lebenszeichen',
      paragraph: `Es kam ein Lebenszeichen: zurück jetzt bis ${when}. Bis dahin ist nichts zu tun. Bleibt es danach still, hörst du wieder von uns.`,
    };
  return {
    subject: 'A sign of life',
    paragraph: `They gave a sign and now expect to be back by ${when}. Until then there is nothing to do. If it stays silent after that, you hear from us again.`,
  };
}

function allBack({ locale, alone }: About) {
  if (locale === 'de')
    return {
      subject: alone ? 'Wieder zurück' : 'Alle sind zurück',
      paragraph:
        'Entwarnung. Wenn du eine Rettung gerufen hast, sag ihr jetzt, dass sie nicht mehr gebraucht wird.',
    };
  return {
    subject: alone ? 'Back' : 'All are back',
    paragraph: 'All-clear. If you called a rescue service, tell it now that it is no longer needed.',
  };
}

function timeOf({ locale, timeZone, now }: About, at: Date): string {
  return formatDateTime(at, now, { locale, timeZone });
}
