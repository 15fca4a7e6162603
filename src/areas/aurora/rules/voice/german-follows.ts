import type { FollowState } from '#areas/person/rules/relation.ts';
import type { FollowList } from '../follows-asked.ts';
import type { follows as english } from './english-follows.ts';

const list = new Intl.ListFormat('de');

/** The names that are shown, and how many there are beside. */
const named = (names: readonly string[], count: number) =>
  list.format(count > names.length ? [...names, `${count - names.length} weitere`] : names);

const listed: Readonly<Record<FollowList, (count: number) => string>> = {
  FOLLOWED: (count) => `Du folgst ${count === 1 ? 'einer Person' : `${count} Leuten`}`,
  FOLLOWERS: (count) => `Dir ${count === 1 ? 'folgt eine Person' : `folgen ${count} Leute`}`,
  NOT_BACK: (count) =>
    count === 1
      ? 'Eine Person, der du folgst, folgt dir nicht'
      : `${count} Leute, denen du folgst, folgen dir nicht`,
  NOT_FOLLOWED_BACK: (count) =>
    count === 1
      ? 'Einer Person, die dir folgt, folgst du nicht'
      : `${count} Leuten, die dir folgen, folgst du nicht`,
  MUTUAL: (count) => `Du und ${count === 1 ? 'eine Person' : `${count} Leute`} folgt einander`,
};

const nobody: Readonly<Record<FollowList, string>> = {
  FOLLOWED: 'Du folgst noch niemandem.',
  FOLLOWERS: 'Dir folgt noch niemand.',
  NOT_BACK: 'Alle, denen du folgst, folgen auch dir.',
  NOT_FOLLOWED_BACK: 'Du folgst allen, die dir folgen.',
  MUTUAL: 'Von denen, denen du folgst, folgt dir noch niemand.',
};

const byMe: Readonly<Record<FollowState, (name: string) => string>> = {
  FOLLOWING: (name) => `Du folgst ${name}.`,
  REQUESTED: (name) => `Du hast angefragt, ob du ${name} folgen darfst, und die Antwort steht aus.`,
  NONE: (name) => `Du folgst ${name} nicht.`,
};
const byThem: Readonly<Record<FollowState, string>> = {
  FOLLOWING: 'Umgekehrt folgt die Person dir.',
  REQUESTED: 'Die Person möchte dir folgen: Darauf antwortest du unter [Leute](/account/people).',
  NONE: 'Die Person folgt dir nicht.',
};

/** What Aurora says in German of who follows whom. */
export const follows: typeof english = {
  listed: (of, names, count) => (count === 0 ? nobody[of] : `${listed[of](count)}: ${named(names, count)}.`),
  all: 'Alle stehen unter [Leute](/account/people).',
  between: (name, mine, theirs) =>
    mine === 'FOLLOWING' && theirs === 'FOLLOWING'
      ? `Du und **${name}** folgt einander.`
      : `${byMe[mine](`**${name}**`)} ${byThem[theirs]}`,
  noneOfName: (count) =>
    `Ich habe ${count} Leute gefunden, die so heißen. Du folgst niemandem davon, und dir folgt davon auch niemand.`,
  nobodyCalledSo: 'Ich habe niemanden gefunden, der so heißt.',
};
