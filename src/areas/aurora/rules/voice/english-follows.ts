import type { FollowState } from '#areas/person/rules/relation.ts';
import type { FollowList } from '../follows-asked.ts';

const list = new Intl.ListFormat('en-GB');

/** The names that are shown, and how many there are beside. */
const named = (names: readonly string[], count: number) =>
  list.format(count > names.length ? [...names, `${count - names.length} more`] : names);

const people = (count: number) => (count === 1 ? 'One person' : `${count} people`);

const listed: Readonly<Record<FollowList, (count: number) => string>> = {
  FOLLOWED: (count) => `You follow ${count === 1 ? 'one person' : `${count} people`}`,
  FOLLOWERS: (count) => `${people(count)} ${count === 1 ? 'follows' : 'follow'} you`,
  NOT_BACK: (count) => `${people(count)} whom you follow ${count === 1 ? 'does' : 'do'} not follow you back`,
  NOT_FOLLOWED_BACK: (count) =>
    `${people(count)} ${count === 1 ? 'follows' : 'follow'} you whom you do not follow back`,
  MUTUAL: (count) => `You and ${count === 1 ? 'one person' : `${count} people`} follow each other`,
};

const nobody: Readonly<Record<FollowList, string>> = {
  FOLLOWED: 'You follow nobody yet.',
  FOLLOWERS: 'Nobody follows you yet.',
  NOT_BACK: 'Everybody whom you follow follows you back.',
  NOT_FOLLOWED_BACK: 'You follow everybody who follows you.',
  MUTUAL: 'Of those whom you follow, nobody follows you back yet.',
};

const byMe: Readonly<Record<FollowState, (name: string) => string>> = {
  FOLLOWING: (name) => `You follow ${name}.`,
  REQUESTED: (name) => `You have asked to follow ${name}, and wait for an answer.`,
  NONE: (name) => `You do not follow ${name}.`,
};
const byThem: Readonly<Record<FollowState, string>> = {
  FOLLOWING: 'They follow you.',
  REQUESTED: 'They ask to follow you: you answer that under [People](/account/people).',
  NONE: 'They do not follow you.',
};

/** What Aurora says in English of who follows whom. */
export const follows = {
  listed: (of: FollowList, names: readonly string[], count: number) =>
    count === 0 ? nobody[of] : `${listed[of](count)}: ${named(names, count)}.`,
  all: 'All of them stand under [People](/account/people).',
  between: (name: string, mine: FollowState, theirs: FollowState) =>
    mine === 'FOLLOWING' && theirs === 'FOLLOWING'
      ? `You and **${name}** follow each other.`
      : `${byMe[mine](`**${name}**`)} ${byThem[theirs]}`,
  noneOfName: (count: number) =>
    `I found ${count} people who are called so. You follow none of them, and none of them follows you.`,
  nobodyCalledSo: 'I found nobody who is called so.',
};
