import { listCommunityRows, presentCommunityCard } from '#areas/community/server/public.ts';
import { popularHuddleIds } from '#areas/huddle/server/public.ts';
import type { Platform } from '#platform/server/platform.ts';
import { bestLocale } from '#platform/shared/locale.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { kindOf } from '../rules/kinds/choose-kind.ts';
import type { Words } from '../rules/kinds/kind.ts';
import type { Language } from '../rules/meaning/language.ts';
import { type Voice, voices } from '../rules/voice/voices.ts';
import { type Asker, makeAsker } from './tools/asker.ts';
import { huddlesOf, myAgenda } from './tools/read-huddles.ts';

const LIMIT = 4;
const SEEN = 40;
const SOON_MS = 60 * 86_400_000;
const NEAR_KM = 150;

/** Questions from what is mine, and from what many people do and I may see. */
export async function suggestQuestions(platform: Platform, viewer: Viewer) {
  const { db } = platform.database;
  const { personId } = viewer;
  const voice = voices[bestLocale(viewer.locale)];
  const asker = await makeAsker(platform, viewer, voice);
  const { home, now } = asker;
  const near = home ? { lat: home.lat, lng: home.lng, within: NEAR_KM } : undefined;
  const [agenda, huddles, communities] = await Promise.all([
    myAgenda(asker),
    popularHuddles(asker),
    listCommunityRows(db, { personId, now, limit: 2, near }),
  ]);
  const popular = huddles
    .filter(({ confirmedPeople, hosting }) => (confirmedPeople ?? 0) > 0 && !hosting)
    .sort((one, other) => (other.confirmedPeople ?? 0) - (one.confirmedPeople ?? 0))
    .slice(0, 3);
  const clubs = communities.slice(0, 1).map((row) => presentCommunityCard(row, true));
  return {
    groups: groupsOf(voice.locale),
    mine: mineOf(voice, agenda.length > 0, home?.name).slice(0, LIMIT),
    trending: [
      ...popular.slice(0, 1).map((huddle) => voice.ask.dark(huddle.name)),
      ...popular.slice(1, 2).map((huddle) => voice.ask.bring(huddle.name)),
      ...popular.slice(2, 3).map((huddle) => voice.ask.hosts(huddle.name)),
      ...clubs.map((club) => voice.ask.club(club.name)),
    ],
  };
}

/** What she can do: of each group the questions that its kinds are called by. */
const groups: ReadonlyArray<readonly [title: Words, kinds: readonly string[]]> = [
  [{ en: 'Find', de: 'Finden' }, ['find-huddles', 'find-communities', 'find-rides', 'find-articles']],
  [
    { en: 'About my next outing', de: 'Zu meiner nächsten Tour' },
    ['huddle-when', 'huddle-where', 'huddle-bring', 'huddle-people', 'huddle-daylight'],
  ],
  [{ en: 'About me', de: 'Über mich' }, ['my-next', 'my-waiting', 'my-rides', 'missed', 'my-numbers']],
  [
    { en: 'How the app works', de: 'Wie die App geht' },
    ['help-plan', 'help-cancel-place', 'help-guests', 'help-calendar', 'help-notifications'],
  ],
];

function groupsOf(language: Language) {
  return groups.map(([title, ids]) => ({
    title: title[language],
    questions: ids.flatMap((id) => kindOf(id)?.label[language] ?? []),
  }));
}

/** Those to which most people go in the next two months, of those that I may see. */
async function popularHuddles(asker: Asker) {
  const { platform, now } = asker;
  const ids = await popularHuddleIds(platform.database.db, now, new Date(now.getTime() + SOON_MS), SEEN);
  return huddlesOf(
    asker,
    ids.map((id) => ({ id })),
  );
}

function mineOf({ ask }: Voice, hasPlans: boolean, home: string | undefined): string[] {
  return [
    ...(hasPlans ? [ask.bringNext, ask.darkNext] : [ask.weekend]),
    home ? ask.walksNear(home) : ask.walks,
    home ? ask.clubsNear : ask.clubs,
  ];
}
