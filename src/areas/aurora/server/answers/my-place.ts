import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import type { Reply } from '../../rules/answer.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bestNamed } from '../../rules/names/name-fit.ts';
import { referenceIn } from '../../rules/recognise/reference.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Asker } from '../tools/asker.ts';
import { namedHuddle, within } from '../tools/meant-huddle.ts';
import { readHuddle, spokenHuddle } from '../tools/read-huddles.ts';
import { aboutOne } from './one-huddle.ts';

/** 'Did they let me in on the ride': how I stand with the one outing that is meant; undefined where several may be. */
export async function myPlaceAt(
  asker: Asker,
  plan: Plan,
  agenda: readonly HuddleCard[],
): Promise<Reply | undefined> {
  const huddle = await meantOne(asker, plan, agenda);
  if (!huddle) return undefined;
  const { voice } = asker;
  const { hosting, myAnswer, myPlace, name } = huddle;
  const text = hosting
    ? voice.youAreHost(name)
    : voice.mine.myPlace(name, myPlace === 'NONE' ? (myAnswer ?? 'UNANSWERED') : myPlace);
  const position = myPlace === 'WAITING' ? await queuePosition(asker, huddle) : undefined;
  return { ...aboutOne(asker, huddle), text: position ? voice.inQueue(name, position) : text };
}

/** Of what the asker has before them, else of all outings; 'it' is the one that was spoken of. */
async function meantOne(
  asker: Asker,
  plan: Plan,
  agenda: readonly HuddleCard[],
): Promise<HuddleCard | undefined> {
  if (asker.about) return asker.about;
  const called = calledSo(plan, agenda);
  const onDay = within(plan, called);
  const mine = onDay.length > 0 ? onDay : called;
  if (mine.length > 1) return undefined;
  const [own] = mine.length > 0 ? mine : likely(plan, agenda);
  const named = own ?? (plan.naming.strange.length > 0 ? await namedHuddle(asker, plan) : undefined);
  if (named || referenceIn(plan.asked) !== 'IT') return named;
  return spokenHuddle(asker);
}

function calledSo({ naming, otherNaming }: Plan, agenda: readonly HuddleCard[]): readonly HuddleCard[] {
  for (const words of [naming, ...otherNaming]) {
    const called = bestNamed(words, agenda, ({ name, venueName, hostName }) =>
      words.strange.length > 0 ? `${name} ${venueName ?? ''} ${hostName}` : name,
    );
    if (called.length > 0 || words.strange.length > 0) return called;
  }
  return [];
}

/** 'Did they accept me for the bike trip': the only one of that kind, or the only one that is still open. */
function likely({ asked, wish }: Plan, agenda: readonly HuddleCard[]): readonly HuddleCard[] {
  const answered = agenda.filter(({ myAnswer, myPlace }) => myAnswer !== null || myPlace !== 'NONE');
  const alike = answered.filter(({ activity }) => wish.activities?.includes(activity));
  if (alike.length === 1) return alike;
  const open = answered.filter(({ myPlace }) => OPEN.has(myPlace));
  return ACCEPTED.test(bare(asked)) && open.length === 1 ? open : [];
}

const OPEN = new Set(['REQUESTED', 'WAITING', 'OFFERED']);
const ACCEPTED =
  /\b(?:accept\w*|approv\w*|let (?:me|us) in|sa(?:y|id) yes to (?:me|us)|confirm\w*|in yet|angenommen|bestatigt|reingelassen|genommen)\b/;

/** My place on the waiting list of an outing; undefined where I have none. */
export async function queuePosition(asker: Asker, { id }: HuddleCard): Promise<number | undefined> {
  return (await readHuddle(asker, id))?.participation?.queuePosition ?? undefined;
}
