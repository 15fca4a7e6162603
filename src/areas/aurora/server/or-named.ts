import { asksWhetherSomebody } from '../rules/asked-of-one.ts';
import { communityAbout } from '../rules/kinds/community-about.ts';
import { compare } from '../rules/kinds/compare.ts';
import { findPeople } from '../rules/kinds/find-people.ts';
import { findPosts } from '../rules/kinds/find-posts.ts';
import { findRides } from '../rules/kinds/find-rides.ts';
import { huddleAbout } from '../rules/kinds/huddle-about.ts';
import { huddleHost } from '../rules/kinds/huddle-host.ts';
import { huddlePeople } from '../rules/kinds/huddle-people.ts';
import { join } from '../rules/kinds/join.ts';
import type { Kind } from '../rules/kinds/kind.ts';
import { sayYes } from '../rules/kinds/say-yes.ts';
import { world } from '../rules/kinds/world.ts';
import type { Plan } from '../rules/meaning/plan.ts';
import { speaksOfClub, wantsInNow } from '../rules/names/joining.ts';
import { referenceIn } from '../rules/recognise/reference.ts';
import { bare } from '../rules/recognise/tokens.ts';
import { asksOfAuthor } from '../rules/written-asked.ts';
import { asksOfNamedPerson, asksOfPerson } from './answers/about-people.ts';
import { comparesNamed } from './answers/compared.ts';
import type { Asker } from './tools/asker.ts';
import { wantsIn } from './tools/community-to-join.ts';
import { peopleCalled } from './tools/find-hosts.ts';
import { asksAboutOne, meantCommunity } from './tools/meant-community.ts';
import { described, namedHuddle } from './tools/meant-huddle.ts';
import { peopleAsked } from './tools/person-at.ts';

/** What is named tells the kind: 'how do I join Families on trails' means that community, not how one joins. */
export async function orNamed(
  asker: Asker,
  question: string,
  kind: Kind | undefined,
  planFor: (asker: Asker, asked: string, kind: Kind) => Plan,
): Promise<Kind | undefined> {
  if (kind !== compare && (await comparesNamed(asker, planFor(asker, question, compare)))) return compare;
  const spokeOfClub = asker.topic.kind === communityAbout.id || asker.topic.kind === 'find-communities';
  if (spokeOfClub && asker.topic.community && wantsInNow(question)) return join;
  if (await wantsIn(asker, planFor(asker, question, join), kind)) return join;
  const ofPerson = await orOfPerson(asker, question, kind, planFor);
  if (ofPerson) return ofPerson;
  // Outings have places, and cars have seats.
  if (kind?.id === 'huddle-places' && /\bseats?\b/i.test(question)) return findRides;
  if (kind === join && (await meansOuting(asker, planFor(asker, question, join)))) return sayYes;
  const about = planFor(asker, question, communityAbout);
  if (kind === communityAbout) return (await meansOuting(asker, about)) ? huddleHost : kind;
  if (await asksAboutOne(asker, about, kind)) return communityAbout;
  const isOpen = !kind || SAYS_NOTHING.has(kind.id);
  if (!isOpen || about.naming.strange.length === 0 || !(await namedHuddle(asker, about))) return kind;
  // 'Is Matteo married' asks nothing of what Matteo hosts.
  return kind === world && (await peopleCalled(asker, about.naming.strange)).length > 0 ? kind : huddleAbout;
}

/** Somebody is named, or was spoken of: who they are, what they wrote, whether they come, what they host. */
async function orOfPerson(
  asker: Asker,
  question: string,
  kind: Kind | undefined,
  planFor: (asker: Asker, asked: string, kind: Kind) => Plan,
): Promise<Kind | undefined> {
  const plan = planFor(asker, question, findPeople);
  if (WHO_IS.test(question) && (await namesPerson(asker, plan))) return findPeople;
  const mayBeWritten = asksOfAuthor(question) && (!kind || MAY_BE_WRITTEN.has(kind.id));
  if (mayBeWritten && (await peopleCalled(asker, plan.naming.strange)).length === 1) return findPosts;
  if (await asksOfOneAt(asker, planFor(asker, question, huddlePeople), kind)) return huddlePeople;
  const mayBeOfPerson = kind && (OF_PERSON.has(kind.id) || HOSTING.test(question));
  const spokeOfHost = asker.topic.kind === huddleHost.id && HOSTING.test(question);
  const spokeOfPerson = spokeOfHost || asker.topic.kind === findPeople.id;
  if (mayBeOfPerson && spokeOfPerson && asksOfPerson(asker, plan)) return findPeople;
  return kind && (await asksOfNamedPerson(asker, plan, kind)) ? findPeople : undefined;
}

const WHO_IS = /^(?:and |und )?(?:who is|who['\u2019]?s|wer ist) (?!the\b|der\b|die\b|das\b)/i;

/** Whether all that names something names somebody. */
async function namesPerson(asker: Asker, { naming: { strange } }: Plan): Promise<boolean> {
  const people = await peopleCalled(asker, strange);
  return people.some(({ title }) => strange.every((word) => bare(title).split(' ').includes(word)));
}

/** What 'what has Andrea written' sounds like. */
const MAY_BE_WRITTEN = new Set(['my-messages', 'missed', 'find-people', 'huddle-about', 'my-follows']);

/** 'Did Cleo ever answer for the ridge tour': what somebody said to an outing that is named or was spoken of. */
async function asksOfOneAt(asker: Asker, plan: Plan, kind: Kind | undefined): Promise<boolean> {
  const goesOn = asker.topic.kind === huddlePeople.id;
  if (kind && (kind === huddlePeople || !(goesOn || OF_ANSWERS.has(kind.id)))) return false;
  if (!asksWhetherSomebody(plan.asked, goesOn)) return false;
  if (!asker.topic.huddle && !(await isOutingSaid(asker, plan))) return false;
  return (await peopleAsked(asker, plan)).length > 0;
}

async function isOutingSaid(asker: Asker, plan: Plan): Promise<boolean> {
  return (await namedHuddle(asker, plan)) !== undefined || (await described(asker, plan)).what === 'ONE';
}

/** What such a question sounds like. */
const OF_ANSWERS = new Set([
  'my-answers',
  'my-waiting',
  'my-messages',
  'my-next',
  'ask-host',
  'huddle-about',
  'huddle-host',
  'huddle-joining',
  'huddle-when',
  'find-people',
  'my-follows',
  'help-participants',
  'help-answer',
]);

/** An outing is named: what its host writes of it says more than these, or than nothing. */
const SAYS_NOTHING = new Set(['hello', 'world', 'feelings', 'who-are-you']);

const HOSTING = /\b(?:host\w*|lead\w*|leite\w*|veranstalte\w*|organi[sz]\w*)\b/i;

/** What 'is she leading anything' may be taken for. */
const OF_PERSON = new Set([
  'my-hosted',
  'my-next',
  'find-huddles',
  'huddle-host',
  'huddle-about',
  'help-plan',
  'help-co-host',
]);

/** 'Who leads the night walk', and 'who runs it' of one that was spoken of, sound as if they were asked of a club. */
async function meansOuting(asker: Asker, plan: Plan): Promise<boolean> {
  if (speaksOfClub(plan.asked) || (await meantCommunity(asker, plan))) return false;
  const isSpokenOf = asker.topic.huddle !== undefined && referenceIn(plan.asked) === 'IT';
  if (isSpokenOf) return true;
  if (plan.naming.strange.length > 0) return isOutingSaid(asker, plan);
  return (await namedHuddle(asker, plan)) !== undefined;
}
