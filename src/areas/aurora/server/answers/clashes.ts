import type { HuddleCard } from '#areas/huddle/contract/views.ts';
import { formatDateTime } from '#platform/shared/time.ts';
import type { Reply } from '../../rules/answer.ts';
import { MAX_CARDS } from '../../rules/card.ts';
import { isTight } from '../../rules/clash.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import type { Asker } from '../tools/asker.ts';
import { huddleCard } from '../tools/cards.ts';
import { namedHuddle, within } from '../tools/meant-huddle.ts';
import { myAgenda, spokenHuddle, withoutDoubles } from '../tools/read-huddles.ts';
import { spokenOf } from '../tools/topics.ts';

/** Whether the outing that is named fits beside mine; where none is named, which of mine get in each other's way. */
export async function answerClashes(asker: Asker, plan: Plan): Promise<Reply> {
  const { mine: say } = asker.voice;
  const mine = (await myAgenda(asker)).filter(takesMyTime);
  const named = (await namedHuddle(asker, plan)) ?? (await spokenOfThen(asker, plan));
  if (!named) return ofMine(asker, within(plan, mine));
  const others = mine.filter(({ id }) => id !== named.id);
  const clashing = others.filter((other) => isTight(named, other));
  const start = startOf(asker, named);
  const text =
    clashing.length === 0
      ? say.freeFor(named.name, start)
      : say.clashesWith(
          named.name,
          start,
          clashing.map((other) => `**${other.name}** (${startOf(asker, other)})`),
        );
  return shown(asker, [named, ...clashing], text);
}

/** 'Do I have anything else on that day' is asked of the day that was spoken of. */
async function spokenOfThen(asker: Asker, { asked }: Plan): Promise<HuddleCard | undefined> {
  return THAT_DAY.test(bare(asked)) ? spokenHuddle(asker) : undefined;
}

const THAT_DAY = /\b(?:that day|(?:the )?same day|then|an dem tag|am selben tag|da noch|dann)\b/;

function ofMine(asker: Asker, mine: readonly HuddleCard[]): Reply {
  const pairs = mine.flatMap((one, at) =>
    mine.slice(at + 1).flatMap((other) => (isTight(one, other) ? [[one, other] as const] : [])),
  );
  const { mine: say } = asker.voice;
  if (pairs.length === 0) return { text: say.noClash };
  const told = pairs.map(([one, other]) =>
    say.clash(`**${one.name}** (${startOf(asker, one)})`, `**${other.name}** (${startOf(asker, other)})`),
  );
  return shown(asker, withoutDoubles(pairs.flat()), told.join(' '));
}

/** A no, or nothing said, keeps one free. */
function takesMyTime({ hosting, myAnswer }: HuddleCard): boolean {
  return hosting || myAnswer === 'YES' || myAnswer === 'MAYBE';
}

function startOf({ voice, now }: Asker, { startDateTime, timeZone }: HuddleCard): string {
  return formatDateTime(new Date(startDateTime), now, { locale: voice.locale, timeZone });
}

function shown(asker: Asker, huddles: readonly HuddleCard[], text: string): Reply {
  const some = huddles.slice(0, MAX_CARDS);
  return {
    text,
    cards: some.map((huddle) => huddleCard(asker, huddle)),
    topic: { shown: some.map(spokenOf), ...(some[0] && { huddle: spokenOf(some[0]) }) },
  };
}
