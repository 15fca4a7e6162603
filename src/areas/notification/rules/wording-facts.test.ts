import { expect, test } from 'vitest';
import type { Kind } from './kinds.ts';
import { wordHappened } from './wording.ts';

type Row = readonly [Kind, Readonly<Record<string, unknown>>, string, string];
const seen = 'Please say that you have seen it.';
const gesehen = 'Bitte sag, dass du es gesehen hast.';

const rows: readonly Row[] = [
  ['HUDDLE_RSVP', { answer: 'NO' }, 'Ben is not coming to Ridge.', 'Ben kommt nicht mit: Ridge.'],
  ['HUDDLE_RSVP', { answer: 'MAYBE' }, 'Ben may come to Ridge.', 'Ben kommt vielleicht mit: Ridge.'],
  [
    'HUDDLE_RSVP',
    { answer: 'YES', place: 'WAITING' },
    'Ben is on the waiting list of Ridge.',
    'Ben steht auf der Warteliste: Ridge.',
  ],
  ['HUDDLE_RSVP', { answer: 'YES' }, 'Ben is coming to Ridge.', 'Ben kommt mit: Ridge.'],
  [
    'HUDDLE_MOVED',
    { changes: ['START'] },
    `Ben changed the time of Ridge. ${seen}`,
    `Ben hat die Zeit von Ridge geändert. ${gesehen}`,
  ],
  [
    'HUDDLE_MOVED',
    { changes: ['END'] },
    `Ben changed the time of Ridge. ${seen}`,
    `Ben hat die Zeit von Ridge geändert. ${gesehen}`,
  ],
  [
    'HUDDLE_MOVED',
    { changes: ['VENUE'] },
    `Ben changed the place of Ridge. ${seen}`,
    `Ben hat den Ort von Ridge geändert. ${gesehen}`,
  ],
  [
    'HUDDLE_MOVED',
    { changes: ['START', 'PARKING'] },
    `Ben changed time and place of Ridge. ${seen}`,
    `Ben hat Zeit und Ort von Ridge geändert. ${gesehen}`,
  ],
  [
    'HUDDLE_HOSTS_CHANGED',
    { change: 'CO_HOST_ACCEPTED' },
    'Ben co-hosts Ridge with you.',
    'Ben leitet Ridge mit dir.',
  ],
  [
    'HUDDLE_HOSTS_CHANGED',
    { change: 'CO_HOST_DECLINED' },
    "Ben can't co-host Ridge.",
    'Ben kann Ridge nicht mitleiten.',
  ],
  [
    'HUDDLE_HOSTS_CHANGED',
    { change: 'CO_HOST_LEFT' },
    'Ben no longer co-hosts Ridge.',
    'Ben leitet Ridge nicht mehr mit.',
  ],
  [
    'HUDDLE_HOSTS_CHANGED',
    { change: 'HOST_ACCEPTED' },
    'Ben is the host of Ridge now. You are a co-host.',
    'Ben leitet jetzt Ridge. Du leitest mit.',
  ],
  [
    'HUDDLE_HOSTS_CHANGED',
    { change: 'HOST_DECLINED' },
    "Ben can't take over Ridge. You are still its host.",
    'Ben kann die Leitung von Ridge nicht übernehmen. Du leitest weiterhin.',
  ],
  [
    'HUDDLE_REMINDER',
    { hours: 2 },
    'Ridge starts within two hours.',
    'In weniger als zwei Stunden geht es los: Ridge.',
  ],
  ['HUDDLE_REMINDER', { hours: 24 }, 'Ridge starts within a day.', 'Bald geht es los: Ridge.'],
  [
    'COMMUNITY_ROLE',
    { role: 'ADMIN' },
    'Ben made you an admin of Ridge.',
    'Ben hat dir die Verwaltung von Ridge anvertraut.',
  ],
  [
    'COMMUNITY_ROLE',
    { role: 'MEMBER' },
    'Ben made you a plain member of Ridge again.',
    'Ben hat dich bei Ridge wieder zum einfachen Mitglied gemacht.',
  ],
];

test.each(rows)('NOT-4 %s with %o is said as it is', (kind, facts, english, german) => {
  const happened = { kind, who: 'Ben', what: 'Ridge', facts };
  expect(wordHappened(happened, 'en')).toBe(english);
  expect(wordHappened(happened, 'de')).toBe(german);
});

const eitherWay: readonly (readonly [Kind, string])[] = [
  ['HUDDLE_PROMOTED', 'noRideLeft'],
  ['HUDDLE_CO_HOST', 'asked'],
  ['HUDDLE_HANDED_OVER', 'asked'],
  ['ROOM_REQUEST', 'direct'],
  ['ROOM_MENTION', 'direct'],
  ['ROOM_TALK', 'direct'],
  ['POST_REPOST', 'quote'],
  ['CARPOOL_ACCEPTED', 'waiting'],
  ['CARPOOL_TAKEN', 'waiting'],
  ['CARPOOL_LEFT', 'held'],
  ['CARPOOL_CANCELLED', 'byHuddle'],
];

test.each(eitherWay)('NOT-4 %s says in both languages whether it is so (%s)', (kind, fact) => {
  for (const locale of ['en', 'de'] as const) {
    const said = (is: boolean) =>
      wordHappened({ kind, who: 'Ben', what: 'Ridge', facts: { [fact]: is } }, locale);
    expect(said(true)).not.toBe(said(false));
  }
});
