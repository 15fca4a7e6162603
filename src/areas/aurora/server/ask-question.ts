import type { Tx } from '#platform/server/db/database.ts';
import { newId } from '#platform/server/new-id.ts';
import type { Platform } from '#platform/server/platform.ts';
import { type Command, write } from '#platform/server/write.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { PersonId, TalkId, TurnId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { kindOf } from '../rules/kinds/choose-kind.ts';
import { decideAgain, decideAsk } from '../rules/turn.ts';
import { askedSince, dayOf, findTurn, listTurns, lockTalk } from './reads.ts';
import { dangerOf } from './recognise.ts';
import { emptyTurn, insertTalk, insertTurn, spend } from './writes.ts';

export interface Asked {
  readonly talkId: TalkId;
  readonly turnId: TurnId;
}

const TITLE_LENGTH = 80;

/** Keeps a question; who wants the answer reads its stream. */
export async function askQuestion(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  asked: { readonly talkId: TalkId | null; readonly question: string },
): Promise<Asked | Refusal> {
  const inDanger = (await dangerOf(asked.question)) !== undefined;
  return write<Asked>(platform, command, async (tx) => {
    const at = platform.now();
    if (asked.talkId && !(await lockTalk(tx, personId, asked.talkId))) return missing();
    const turns = asked.talkId ? await listTurns(tx, asked.talkId) : [];
    const last = turns.at(-1);
    const { questions } = await dayOf(tx, personId, at);
    const refused = decideAsk({
      inDanger,
      askedToday: questions,
      askedThisMinute: await askedSince(tx, personId, new Date(at.getTime() - 60_000)),
      turns: turns.length,
      now: at,
      last,
    });
    if (refused) return refused;
    const talkId = asked.talkId ?? (await beginTalk(tx, personId, asked.question, at));
    const turnId = newId<TurnId>();
    const seq = (last?.seq ?? 0) + 1;
    await insertTurn(tx, { id: turnId, talk_id: talkId, seq, question: asked.question, asked_at: at });
    await spend(tx, personId, at, { questions: 1 });
    return { talkId, turnId };
  });
}

async function beginTalk(tx: Tx, personId: PersonId, question: string, at: Date): Promise<TalkId> {
  const id = newId<TalkId>();
  const signs = [...question];
  const title = signs.length > TITLE_LENGTH ? `${signs.slice(0, TITLE_LENGTH - 1).join('')}…` : question;
  await insertTalk(tx, { id, person_id: personId, title, created_at: at, last_at: at });
  return id;
}

/** Makes the last question of a talk open again. */
export function askAgain(
  platform: Platform,
  command: Command,
  { personId }: Viewer,
  turnId: TurnId,
  kind: string | undefined,
): Promise<'DONE' | Refusal> {
  return write<'DONE'>(platform, command, async (tx) => {
    const found = await findTurn(tx, personId, turnId);
    if (!found || !(await lockTalk(tx, personId, found.talk_id))) return missing();
    const turns = await listTurns(tx, found.talk_id);
    const turn = turns.find(({ id }) => id === turnId);
    if (!turn) return missing();
    const now = platform.now();
    const { questions } = await dayOf(tx, personId, now);
    const refused = decideAgain({
      turn,
      isLast: turns.at(-1)?.id === turnId,
      askedToday: questions,
      now,
    });
    if (refused) return refused;
    await emptyTurn(tx, turnId, kindOf(kind)?.id);
    await spend(tx, personId, now, { questions: 1 });
    return 'DONE';
  });
}
