import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Platform } from '#platform/server/platform.ts';
import { frame } from '#platform/server/stream/frame.ts';
import { openStream } from '#platform/server/stream/open-stream.ts';
import { missing, type Refusal } from '#platform/shared/decision.ts';
import type { TurnId } from '#platform/shared/ids.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import type { Told } from '../rules/answer.ts';
import { ABANDONED_MS, isUnderWay } from '../rules/turn.ts';
import { standingOfActs } from './acts-standing.ts';
import { type Answering, answerTurn } from './answer-turn.ts';
import { Making } from './making.ts';
import { presentTurn } from './present.ts';
import { findTurn, type TurnRow } from './reads.ts';
import { dangerOf } from './recognise.ts';
import { stillSeenOf, thingsOf } from './still-seen.ts';
import { claimTurn } from './writes.ts';

const LOOK_AGAIN_MS = 300;

/** The answers that this process is writing, so that they can be stopped. */
export class Running {
  private readonly byTurn = new Map<string, AbortController>();
  readonly making: Making;

  constructor(platform: Platform) {
    this.making = new Making(platform);
    platform.bus.subscribe('aurora.stopped', ({ turnId }) => this.byTurn.get(String(turnId))?.abort());
  }

  /** Has an answer written, until it stands, is stopped or its reader has left. */
  async write(
    turnId: string,
    left: AbortSignal,
    make: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    const controller = new AbortController();
    this.byTurn.set(turnId, controller);
    await make(AbortSignal.any([controller.signal, left])).finally(() => this.byTurn.delete(turnId));
  }

  close(): void {
    for (const controller of this.byTurn.values()) controller.abort();
  }
}

/**
 * Sends an answer as it is made. Who comes first has it made; who comes while it is made, or after, is sent it
 * when it stands. A reader who leaves stops it.
 */
export async function streamAnswer(
  platform: Platform,
  running: Running,
  viewer: Viewer,
  turnId: TurnId,
  reply: FastifyReply,
): Promise<FastifyReply | Refusal> {
  const turn = await findTurn(platform.database.db, viewer.personId, turnId);
  if (!turn) return missing();
  openStream(reply);
  const left = new AbortController();
  reply.raw.on('close', () => left.abort());
  const tell = (told: Told) => send(reply, told.kind, told);
  const make = (own: Platform) => makeAnswer({ platform: own, viewer, turn, tell }, running, left.signal);
  try {
    const isMade = await ((await mayWait(platform, turn))
      ? running.making.inTurn(platform, make)
      : make(platform));
    if (!isMade) await untilAnswered(platform, viewer, turnId, left.signal);
    await sendWhole(platform, viewer, turnId, reply);
  } catch (error) {
    platform.log.error({ err: error, turn: turnId }, 'an answer could not be sent');
  } finally {
    reply.raw.end();
  }
  return reply;
}

/** Somebody in danger waits for nobody; an answer of a model mostly waits itself, for its service. */
async function mayWait({ config }: Platform, { question }: TurnRow): Promise<boolean> {
  return config.AURORA_BASE_URL === undefined && (await dangerOf(question)) === undefined;
}

/** Makes the answer; false where its reader has left before, or somebody else makes it or has made it. */
async function makeAnswer(
  answering: Omit<Answering, 'attempt' | 'signal'>,
  running: Running,
  left: AbortSignal,
): Promise<boolean> {
  const { platform, turn } = answering;
  const now = platform.now();
  if (left.aborted) return false;
  const attempt = await claimTurn(platform.database.db, turn.id, now, new Date(now.getTime() - ABANDONED_MS));
  if (attempt === undefined) return false;
  await running.write(turn.id, left, (signal) => answerTurn({ ...answering, attempt, signal }));
  return true;
}

/** The answer as it stands and is kept: what a reader shows in the end. */
async function sendWhole(
  platform: Platform,
  { personId }: Viewer,
  turnId: TurnId,
  reply: FastifyReply,
): Promise<void> {
  const { db } = platform.database;
  const answered = await findTurn(db, personId, turnId);
  if (!answered) return;
  const seen = await stillSeenOf(db, personId, thingsOf([answered]));
  const standing = await standingOfActs(db, personId, [answered], platform.now());
  send(reply, answered.state === 'FAILED' ? 'error' : 'done', presentTurn(answered, seen, standing));
}

function send(reply: FastifyReply, event: string, data: object): void {
  if (!reply.raw.destroyed) reply.raw.write(frame(event, data));
}

async function untilAnswered(
  platform: Platform,
  viewer: Viewer,
  turnId: TurnId,
  signal: AbortSignal,
): Promise<void> {
  const patience = Date.now() + ABANDONED_MS;
  while (!signal.aborted && Date.now() < patience) {
    const turn = await findTurn(platform.database.db, viewer.personId, turnId);
    if (!turn || !isUnderWay(turn, platform.now())) return;
    await pause(LOOK_AGAIN_MS);
  }
}
