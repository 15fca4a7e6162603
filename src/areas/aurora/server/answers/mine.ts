import { listHuddles, presentHuddleCard } from '#areas/huddle/server/public.ts';
import { listOutings } from '#areas/person/server/public.ts';
import { formatHeight, formatLength, measuresIn } from '#platform/shared/measures.ts';
import { wallIn } from '#platform/shared/zoned-time.ts';
import type { Reply } from '../../rules/answer.ts';
import { MAX_CARDS } from '../../rules/card.ts';
import { missedBy } from '../../rules/fit.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { numbersAsked } from '../../rules/numbers-asked.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard, whyHuddle } from '../tools/cards.ts';
import { myCommunities } from '../tools/find-communities.ts';
import { peopleCalled } from '../tools/find-hosts.ts';
import { within } from '../tools/meant-huddle.ts';
import { myAgenda, readHuddle } from '../tools/read-huddles.ts';
import { topicOf } from '../tools/topics.ts';
import { answerPending } from './my-follows.ts';
import { myPlaceAt, queuePosition } from './my-place.ts';

/** What I have answered to what lies ahead; of one that is meant, how I stand with it. */
export async function myAnswers(asker: Asker, plan: Plan): Promise<Reply> {
  const { naming, asked, wish } = plan;
  const ahead = await myAgenda(asker);
  const pending = await whomIAsked(asker, plan);
  if (pending) return pending;
  const one = await myPlaceAt(asker, plan, ahead);
  if (one) return one;
  const words = bare(asked);
  const isSure = SURE_PLACE.test(words);
  if (!isSure && namesOne(asked, naming.strange)) return { text: asker.voice.notAnswered };
  if (INTERESTED.test(words))
    return listed(asker, await onlyInteresting(asker), asker.voice.mine.onlyInterested);
  if (UNANSWERED.test(words))
    return listed(asker, within(plan, await listOf(asker, 'INVITED')), asker.voice.mine.unanswered);
  const only = answerIn(words);
  const answered = within(plan, ahead).filter(({ myAnswer, myPlace }) => {
    if (isSure) return myPlace === 'CONFIRMED';
    return only ? myAnswer === only : myAnswer !== null;
  });
  return listed(asker, answered, (count) =>
    asker.voice.answered(count, only, count > MAX_CARDS, wish.span?.said),
  );
}

/** 'Did Ingrid accept me yet' is asked of somebody whom I have asked to follow, and of no outing of theirs. */
async function whomIAsked(asker: Asker, { asked, naming: { strange } }: Plan): Promise<Reply | undefined> {
  if (strange.length === 0 || !ACCEPTS.test(bare(asked))) return undefined;
  const people = await peopleCalled(asker, strange);
  const isOnlyName = people.some(({ title }) =>
    strange.every((word) => bare(title).split(' ').includes(word)),
  );
  return isOnlyName ? answerPending(asker, people) : undefined;
}

const ACCEPTS =
  /\b(?:accept\w*|let me in|approv\w*|answer\w* my|my request|angenommen|zugelassen|akzeptiert|meine anfrage)\b/;

const UNANSWERED =
  /\b(?:unanswered|(?:not|havent|hasnt|never|forg[eo]t|forgotten)(?: yet)?(?: i| to| even)? (?:answer\w*|repl\w+|respond\w*)|(?:open|pending) invit\w*|owe (?:\w+ )*(?:answer|reply)|invit\w* (?:gathering|waiting)|unbeantwortet\w*|(?:noch )?(?:nicht|nie|ned|nid) (?:be|ge)antwortet|vergessen zu (?:be)?antworten|offene einladung\w*)\b/;

const INTERESTED =
  /\b(?:interest\w*|star(?:r?ed)?|bookmark\w*|saved|heart\w*|gemerkt|vorgemerkt|interessier\w*|markiert|herz\w*)\b/;

/** Marked as interesting, and neither answered nor hosted. */
async function onlyInteresting(asker: Asker): Promise<Agenda> {
  const interesting = await listOf(asker, 'INTERESTED');
  return interesting.filter(({ myAnswer, hosting }) => myAnswer === null && !hosting);
}

async function listOf({ platform, personId, now }: Asker, mine: 'INTERESTED' | 'INVITED'): Promise<Agenda> {
  const rows = await listHuddles(platform.database.db, { personId, mine, limit: MAX_OF_A_LIST, now });
  return rows.map((row) => presentHuddleCard(row, true));
}

const MAX_OF_A_LIST = 50;

/** A name stands behind a word that leads to it, or is written large. */
function namesOne(asked: string, strange: readonly string[]): boolean {
  const words = bare(asked).split(' ');
  const led = strange.some((word) => LEADS.test(words[words.indexOf(word) - 1] ?? ''));
  return led || (strange.length > 0 && /\S \p{Lu}/u.test(asked));
}

const LEADS = /^(?:to|for|of|at|on|the|zu|zum|zur|bei|beim|auf|aufn|am|den|dem|die|der|das|yes|no)$/;

/** Which answer a question about one's answers means; undefined for all of them. */
function answerIn(words: string): 'YES' | 'MAYBE' | undefined {
  if (/\b(?:maybe|vielleicht)\b/.test(words)) return 'MAYBE';
  return SURE_PLACE.test(words) ||
    /\b(?:signed up|sa(?:id|y) yes|registered|confirmed|going|zugesagt|zusagen|angemeldet|dabei)\b/.test(
      words,
    )
    ? 'YES'
    : undefined;
}

const SURE_PLACE =
  /\b(?:sicher\w*|fest\w*|bestatigt\w*|sure|confirmed|firm) (?:platz|platze|place|places|spot|spots)\b/;

/** What I host from now on; which of it still has room, where that is asked. */
export async function myHosted(asker: Asker, { wish, asked }: Plan): Promise<Reply> {
  const hosted = (await myAgenda(asker, wish.span)).filter(({ hosting }) => hosting);
  const open = hosted.filter(({ placesLeft }) => placesLeft === null || placesLeft > 0);
  const text = asker.voice.mine.hosting(hosted.length, open.length);
  const words = bare(asked);
  if (WAITING.test(words)) return waitingForMine(asker, hosted);
  const { room: _, full: __, ...conditions } = wish.filters;
  if (Object.keys(conditions).length > 0) {
    const such = hosted.filter((huddle) => missedBy(huddle, { filters: conditions }).length === 0);
    return listed(asker, such, asker.voice.mine.hostingSuch, whyHuddle);
  }
  const full = hosted.filter((huddle) => !open.includes(huddle));
  const shown = FULL.test(words) ? full : FOR_ROOM.test(words) ? open : hosted;
  return listed(asker, shown, () => text, whyHuddle);
}

/** What I host that people wait for, and how many. */
async function waitingForMine(asker: Asker, hosted: Agenda): Promise<Reply> {
  const full = hosted.filter(({ placesLeft }) => placesLeft === 0).slice(0, MAX_CARDS);
  const counts = await Promise.all(
    full.map(async (huddle) => ({ huddle, waiting: await waitingAt(asker, huddle) })),
  );
  const wanted = counts.filter(({ waiting }) => waiting > 0);
  const text = asker.voice.mine.waitingForMine(wanted.map(({ huddle, waiting }) => [huddle.name, waiting]));
  return listed(
    asker,
    wanted.map(({ huddle }) => huddle),
    () => text,
    whyHuddle,
  );
}

async function waitingAt(asker: Asker, { id }: Agenda[number]): Promise<number> {
  return (await readHuddle(asker, id))?.participantsSummary.totalWaitingParticipants ?? 0;
}

const WAITING = /\b(?:wait\w*|queu\w*|wart\w*)\b/;
const FULL = /\b(?:full|booked|voll|ausgebucht)\b/;
const FOR_ROOM = /\b(?:room|places?|spots?|need|short|empty|platz|platze|frei\w*|fehlen|brauch\w*)\b/;

/** The outings that I have begun to plan and not published; only I see them. */
export async function myDrafts({ platform, personId, now, voice }: Asker): Promise<Reply> {
  const query = { personId, mine: 'DRAFTS' as const, limit: MAX_CARDS, now };
  const drafts = await listHuddles(platform.database.db, query);
  const names = drafts.slice(0, MAX_CARDS).map(({ name }) => `**${name}**`);
  return {
    text: `${voice.mine.drafts(names, drafts.length > MAX_CARDS)} ${voice.mine.articleDrafts}`,
  };
}

/** Where I wait for a spot, an answer of the hosts, or my own yes to an offer. */
export async function myWaiting(asker: Asker, plan: Plan): Promise<Reply> {
  const waits = new Set(['REQUESTED', 'WAITING', 'OFFERED']);
  const pending = await whomIAsked(asker, plan);
  if (pending) return pending;
  const all = await myAgenda(asker);
  const one = await myPlaceAt(asker, plan, all);
  if (one) return one;
  const waiting = all.filter(({ myPlace }) => waits.has(myPlace));
  const queues = waiting.filter(({ myPlace }) => myPlace === 'WAITING').slice(0, MAX_CARDS);
  const positions = (await Promise.all(queues.map((huddle) => queueOf(asker, huddle)))).flat();
  return listed(asker, waiting, (count) => [asker.voice.waiting(count), ...positions].join(' '));
}

async function queueOf(asker: Asker, huddle: Agenda[number]): Promise<readonly string[]> {
  const position = await queuePosition(asker, huddle);
  return position ? [asker.voice.inQueue(huddle.name, position)] : [];
}

type Agenda = Readonly<Awaited<ReturnType<typeof myAgenda>>>;

function listed(
  asker: Asker,
  huddles: Agenda,
  say: (count: number) => string,
  why: (asker: Asker, huddle: Agenda[number]) => string | undefined = standingOf,
): Reply {
  const shown = huddles.slice(0, MAX_CARDS);
  return {
    text: say(huddles.length),
    cards: shown.map((huddle) => huddleCard(asker, huddle, why(asker, huddle))),
    topic: topicOf(shown),
  };
}

function standingOf({ voice }: Asker, huddle: Agenda[number]): string | undefined {
  return voice.standing(huddle) || undefined;
}

export async function answerMyCommunities(asker: Asker): Promise<Reply> {
  const mine = await myCommunities(asker);
  const [only, ...more] = mine;
  const topic = only && more.length === 0 ? { community: { id: only.id } } : {};
  return { text: asker.voice.club.youBelongTo(mine.map(({ title }) => title)), cards: mine, topic };
}

/** How often, how far and how high, of the outings that the question counts. */
export async function myNumbers(
  { platform, personId, now, voice, timeZone }: Asker,
  plan: Plan,
): Promise<Reply> {
  const yearOf = (at: Date) => Number(wallIn(at, timeZone).slice(0, 4));
  const thisYear = yearOf(now);
  const { kind, activities, year } = numbersAsked(plan.asked, plan.wish, thisYear);
  const all = await listOutings(platform.database.db, personId, now);
  const outings = all.filter(
    ({ activity, startedAt }) =>
      (!activities || activities.some((one) => one === activity)) && (!year || yearOf(startedAt) === year),
  );
  const sum = (of: 'distanceMeters' | 'ascentMeters') =>
    outings.reduce((total, outing) => total + (outing[of] ?? 0), 0);
  const measures = measuresIn(timeZone);
  const text = voice.mine.numbers({
    kind: activities && kind,
    year,
    outings: outings.length,
    thisYear: outings.filter(({ startedAt }) => yearOf(startedAt) === thisYear).length,
    hosted: outings.filter(({ hosted }) => hosted).length,
    far: formatLength(sum('distanceMeters'), measures, voice.locale),
    up: formatHeight(sum('ascentMeters'), measures, voice.locale),
  });
  return { text };
}
