import { CommitBatcher } from '#platform/server/commit-batcher.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { announce } from '#platform/server/stream/facts.ts';
import { inTransaction } from '#platform/server/write.ts';
import { isRefusal, missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { HuddleId, QuestionId, UnregisteredId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { partySize } from '../../rules/guests.ts';
import {
  decideReplies,
  faultOfQuestion,
  openQuestions,
  type Question,
  type Reply,
  versionOf,
  type WantedQuestion,
} from '../../rules/questions.ts';
import { type Answer, isPast } from '../../rules/state.ts';
import { lockForHost } from '../plan/reads.ts';
import { savePlan } from '../plan/writes.ts';
import { findHuddle } from '../reads.ts';
import { factsOf } from '../rows.ts';
import { questionsOf, repliesBy, repliesByMail } from './reads.ts';
import { saveQuestions, saveRepliesByMail, saveRepliesOf } from './writes.ts';

/** A host says what is asked; what reads as before keeps its replies. */
export function changeQuestions(
  platform: Platform,
  viewer: Viewer,
  huddleId: HuddleId,
  wanted: readonly WantedQuestion[],
): Promise<'DONE' | Refusal> {
  const now = platform.now();
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const row = await lockForHost(tx, viewer, huddleId, now);
    if (isRefusal(row)) return row;
    if (row.status === 'PUBLISHED' && isPast(factsOf(row), now)) return refuse('HUDDLE_PAST');
    const next = nextQuestions(await questionsOf(tx, huddleId), wanted);
    if (isRefusal(next)) return next;
    await saveQuestions(tx, huddleId, next, now);
    await savePlan(tx, huddleId, { question_count: next.length });
    await announce(tx, `huddle:${huddleId}`, 'huddle.changed', { id: huddleId });
    return 'DONE';
  });
}

function nextQuestions(before: readonly Question[], wanted: readonly WantedQuestion[]): Question[] | Refusal {
  const known = new Map(before.map((question) => [question.id, question]));
  const next: Question[] = [];
  for (const each of wanted) {
    const fault = faultOfQuestion(each);
    if (fault) return fault;
    const old = each.id === null ? undefined : known.get(each.id);
    // Named twice, of another huddle, or taken back meanwhile.
    if (each.id !== null && !old) return refuse('QUESTIONS_CHANGED', {}, 'conflict');
    if (old) known.delete(old.id);
    next.push({ ...each, id: old?.id ?? newId<QuestionId>(), version: versionOf(old, each) });
  }
  return next;
}

/** Keeps what somebody who comes, or may come, says to the questions. */
export function saveReplies(
  platform: Platform,
  { personId }: Viewer,
  huddleId: HuddleId,
  replies: readonly Reply[],
): Promise<'DONE' | Refusal> {
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const huddle = await findHuddle(tx, { personId }, huddleId);
    if (!huddle) return missing();
    if (isPast(factsOf(huddle.row), platform.now())) return refuse('HUDDLE_PAST');
    const { mine } = huddle;
    if (mine?.answer !== 'YES' && mine?.answer !== 'MAYBE') return refuse('ANSWER_FIRST');
    const said = decideReplies(await questionsOf(tx, huddleId), replies, mine.party);
    if (isRefusal(said)) return said;
    await saveRepliesOf(tx, personId, said, platform.now());
    return 'DONE';
  });
}

interface GivenAnswer {
  readonly rsvpType: Answer;
  readonly guests?: Readonly<Record<string, number>> | undefined;
  readonly link?: string | undefined;
  readonly replies?: readonly Reply[] | undefined;
}

/**
 * Keeps what comes with an answer, and refuses a yes that leaves a required question open. A huddle that asks nothing
 * costs one look at an index.
 */
export function answerQuestions(
  platform: Platform,
  { personId }: Viewer,
  huddleId: HuddleId,
  { rsvpType, guests, link, replies = [] }: GivenAnswer,
): Promise<'DONE' | Refusal> {
  if (rsvpType === 'NO') return Promise.resolve('DONE');
  return keepReplies(platform, huddleId, { replies, party: partySize(guests ?? {}) }, async (tx, said) => {
    if (!(await findHuddle(tx, { personId, link }, huddleId))) return missing();
    await saveRepliesOf(tx, personId, said, platform.now());
    return rsvpType === 'YES' ? repliesBy(tx, huddleId, personId) : undefined;
  });
}

/** The same for somebody without an account, by the link of a mail (HUD-24). */
export function answerQuestionsByMail(
  platform: Platform,
  { id, huddle_id }: { readonly id: UnregisteredId; readonly huddle_id: HuddleId },
  given: { readonly replies: readonly Reply[]; readonly party: number },
): Promise<'DONE' | Refusal> {
  return keepReplies(platform, huddle_id, given, async (tx, said) => {
    await saveRepliesByMail(tx, id, said, platform.now());
    return repliesByMail(tx, id);
  });
}

const readings = new WeakMap<Platform, CommitBatcher<HuddleId, null, readonly Question[]>>();

/**
 * Read once for all who answer a huddle at this moment: they go on together, and so share the commit of their answers.
 * Each by itself, one came alone to every second commit.
 */
function questionsForAll(platform: Platform, huddleId: HuddleId): Promise<readonly Question[]> {
  let reading = readings.get(platform);
  if (!reading) {
    reading = new CommitBatcher<HuddleId, null, readonly Question[]>(async (id, all) => {
      const questions = await questionsOf(platform.database.db, id);
      return all.map(() => questions);
    });
    readings.set(platform, reading);
  }
  return reading.run(huddleId, null);
}

/** `keep` writes the replies; what it returns is all that was said, where none of what is required may stay open. */
async function keepReplies(
  platform: Platform,
  huddleId: HuddleId,
  { replies, party }: { readonly replies: readonly Reply[]; readonly party: number },
  keep: (tx: Tx, said: readonly Reply[]) => Promise<ReadonlyMap<QuestionId, Reply> | undefined | Refusal>,
): Promise<'DONE' | Refusal> {
  const questions = await questionsForAll(platform, huddleId);
  if (questions.length === 0)
    return replies.length > 0 ? refuse('QUESTIONS_CHANGED', {}, 'conflict') : 'DONE';
  return inTransaction<'DONE' | Refusal>(platform.database, async (tx) => {
    const said = decideReplies(questions, replies, party);
    if (isRefusal(said)) return said;
    const known = await keep(tx, said);
    if (isRefusal(known)) return known;
    const open = known ? openQuestions(questions, [...known.values()], party) : [];
    return open.length > 0 ? refuse('QUESTIONS_OPEN', { count: open.length }, 'conflict') : 'DONE';
  });
}
