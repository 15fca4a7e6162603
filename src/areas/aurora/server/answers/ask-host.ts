import { asObjectId } from '#platform/server/object-id.ts';
import type { Reply } from '../../rules/answer.ts';
import { addresseeIn } from '../../rules/meaning/addressee.ts';
import type { Plan } from '../../rules/meaning/plan.ts';
import { bare } from '../../rules/recognise/tokens.ts';
import { askHost } from '../tools/act-cards.ts';
import type { Asker } from '../tools/asker.ts';
import { findNamed } from '../tools/find-hosts.ts';
import { type Meant, meantHuddle, namedHuddle } from '../tools/meant-huddle.ts';
import { hostedBy } from '../tools/read-huddles.ts';
import { aboutOne, whichOne } from './one-huddle.ts';

/** What stands behind it is what the host is asked or told. */
const TO_HOST = /(?:\b(?:if|whether|that|ob|dass)\b|:)\s+(?<words>.{4,})$/isu;
const TELLING_HOST =
  /\b(?:tell|let|sag\w*|schreib\w*)\s+(?:(?:the|my|dem|der|den)\s+)?(?:hosts?|organi[sz]ers?|gastgeber\w*|veranstalter\w*)[\s,]+(?:know\s+)?(?!(?:of|at|from|von|vom|bei|der|des)\b)(?<words>.{4,})$/isu;

/** Prepares a message to the host of a huddle; its words can be changed before it is sent. */
export async function prepareQuestion(asker: Asker, plan: Plan): Promise<Reply> {
  const { words = '' } = (TO_HOST.exec(plan.asked) ?? TELLING_HOST.exec(plan.asked))?.groups ?? {};
  const meant = await outingOf(asker, plan, words);
  if (meant.what !== 'ONE') return whichOne(asker, meant);
  const { huddle } = meant;
  const about = aboutOne(asker, huddle);
  if (huddle.hosting) return { ...about, text: asker.voice.youAreHost(huddle.name) };
  const acts = about.cards.map((card) => askHost(card, words));
  return { ...about, acts, text: asker.voice.askHost(huddle.name) };
}

/** 'Ask Abena if I can borrow shoes': where no outing is named, what the one who is named hosts. */
async function outingOf(asker: Asker, plan: Plan, words: string): Promise<Meant> {
  const named = words === '' ? undefined : await namedHuddle(asker, onlyOf(plan, words));
  if (named) return { what: 'ONE', huddle: named };
  const meant = await meantHuddle(asker, plan);
  if (meant.what !== 'NONE' || !meant.named) return meant;
  const called = addresseeIn(plan.asked);
  const people = called ? (await findNamed(asker, called)).slice(0, MAX_PEOPLE) : [];
  const all = await Promise.all(people.map(({ id }) => hostedBy(asker, asObjectId(id), MAX_HOSTED)));
  const hosted = all.flat();
  const alike = hosted.filter(({ id }) => meant.alike?.some((one) => one.id === id));
  const [huddle, ...more] = alike.length > 0 ? alike : hosted;
  if (!huddle) return meant;
  return more.length === 0 ? { what: 'ONE', huddle } : { what: 'SEVERAL', huddles: [huddle, ...more] };
}

const MAX_PEOPLE = 3;
const MAX_HOSTED = 4;

/** The plan with the names alone that stand in these of its words. */
function onlyOf(plan: Plan, part: string): Plan {
  const words = new Set(bare(part).split(' '));
  const among = (all: readonly string[]) => all.filter((word) => words.has(word));
  const naming = { strange: among(plan.naming.strange), ordinary: among(plan.naming.ordinary) };
  return { ...plan, asked: part, naming, otherNaming: [] };
}
