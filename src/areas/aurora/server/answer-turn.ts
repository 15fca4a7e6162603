import type { Platform } from '#platform/server/platform.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { type Answer, grown, nothingSaid, type Told } from '../rules/answer.ts';
import { lastSearch } from '../rules/meaning/search-goes-on.ts';
import { languageOf } from '../rules/recognise/language-of.ts';
import { topicAfter } from '../rules/topic.ts';
import type { EngineName } from '../rules/turn.ts';
import { voices } from '../rules/voice/voices.ts';
import { answerByRules, piecesOf } from './own-engine.ts';
import { wordsStillShown } from './present.ts';
import { dayOf, listTurns, type TurnRow } from './reads.ts';
import { dangerOf } from './recognise.ts';
import { stillSeenOf, thingsOf } from './still-seen.ts';
import { type Asker, makeAsker } from './tools/asker.ts';
import { saveAnswer, spend } from './writes.ts';

export interface Answering {
  readonly platform: Platform;
  readonly viewer: Viewer;
  readonly turn: TurnRow;
  readonly attempt: number;
  readonly signal: AbortSignal;
  readonly tell: (told: Told) => void;
}

/** Answers a question and keeps the answer; throws only when it could not be kept. */
export async function answerTurn(answering: Answering): Promise<void> {
  const { platform, turn, attempt, signal } = answering;
  const made = { answer: nothingSaid, engine: 'OWN' as EngineName, fellBack: false };
  let state: 'DONE' | 'STOPPED' | 'FAILED' = 'DONE';
  try {
    await answerInto(answering, made);
    if (signal.aborted) state = 'STOPPED';
  } catch (error) {
    state = signal.aborted ? 'STOPPED' : 'FAILED';
    if (state === 'FAILED') platform.log.error({ err: error, turn: turn.id }, 'an answer failed');
  }
  const outcome = { state, engine: made.engine, fellBack: made.fellBack, at: platform.now() };
  await saveAnswer(platform.database.db, { id: turn.id, attempt }, made.answer, outcome);
}

interface Made {
  answer: Answer;
  engine: EngineName;
  fellBack: boolean;
}

async function answerInto(answering: Answering, made: Made): Promise<void> {
  const { platform, turn, signal, viewer } = answering;
  const turns = await listTurns(platform.database.db, turn.talk_id);
  const before = turns.filter(({ seq, state }) => seq < turn.seq && state === 'DONE');
  const asker = await askerFor(answering, before);
  const say = (told: Told) => {
    if (signal.aborted) return;
    made.answer = grown(made.answer, told);
    answering.tell(told);
  };
  if (await mayAskModel(answering)) {
    made.engine = 'MODEL';
    // Most houses have no model: what speaks to one is read when it is first asked.
    const { answerByModel } = await import('./model/answer-by-model.ts');
    const asked = { question: turn.question, before: await remembered(answering, before) };
    const { tokens, failure } = await answerByModel(platform.config, asker, asked, signal, say);
    await spend(platform.database.db, viewer.personId, platform.now(), { tokens });
    if (failure === undefined) return;
    platform.log.warn({ err: failure, turn: turn.id }, 'the model did not answer');
    say({ kind: 'restart' });
    made.engine = 'OWN';
    made.fellBack = true;
  }
  const answer = await answerByRules(asker, turn.question, turn.topic.wanted);
  for (const piece of piecesOf(answer)) say(piece);
}

const REMEMBERED = 3;

/** What was said before, without what the asker may no longer see. */
async function remembered({ platform, viewer }: Answering, before: readonly TurnRow[]) {
  const last = before.slice(-REMEMBERED);
  const seen = await stillSeenOf(platform.database.db, viewer.personId, thingsOf(last));
  return last.map((turn) => ({ question: turn.question, answer: wordsStillShown(turn, seen) }));
}

/** An emergency waits for no model, and who has used up their tokens of today is answered by the rules. */
async function mayAskModel({ platform, viewer, turn }: Answering): Promise<boolean> {
  const { AURORA_BASE_URL, AURORA_DAILY_TOKENS } = platform.config;
  if (!AURORA_BASE_URL || turn.topic.wanted || (await dangerOf(turn.question))) return false;
  const { tokens } = await dayOf(platform.database.db, viewer.personId, platform.now());
  return tokens < AURORA_DAILY_TOKENS;
}

function askerFor({ platform, viewer, turn }: Answering, before: readonly TurnRow[]): Promise<Asker> {
  const remembered = before.slice(-REMEMBERED);
  const topic = { ...topicAfter(remembered.map((one) => one.topic)), searches: lastSearch(remembered) };
  // 'Laguna 69?' is asked in the language of what was asked before.
  const locale = [...before.slice(-REMEMBERED), turn].reduce(
    (spoken: string, { question }) => languageOf(question, spoken),
    viewer.locale,
  );
  return makeAsker(platform, viewer, voices[locale.startsWith('de') ? 'de' : 'en'], topic);
}
