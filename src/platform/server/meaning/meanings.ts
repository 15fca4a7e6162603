import { Worker } from 'node:worker_threads';
import type { Asked, KeptMeaning, Nearest, Told } from './messages.ts';

type Question = Asked extends infer Each ? (Each extends Asked ? Omit<Each, 'id'> : never) : never;

interface Waiting {
  readonly take: (result: Told['result']) => void;
  readonly fail: (error: Error) => void;
}

/** The weights lie outside the heap, and a small one for what is young is cleaned often enough to stay small. */
const resourceLimits = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 192 };
const IDLE_MS = 10 * 60_000;

/**
 * What texts mean, asked of a thread that begins with the first question and ends ten minutes after the last.
 * `onEnd` is called when it has ended: what it was given to keep is forgotten.
 */
export class Meanings {
  readonly #onEnd: () => void;
  readonly #idleMs: number;
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #count = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(onEnd: () => void, idleMs = IDLE_MS) {
    this.#onEnd = onEnd;
    this.#idleMs = idleMs;
  }

  /** Whether the thread is there, with the memory that it takes. */
  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** One meaning of 512 bytes a text. */
  async embed(texts: readonly string[]): Promise<readonly Int8Array[]> {
    return (await this.#ask({ what: 'embed', texts })) as readonly Int8Array[];
  }

  async keep(entries: readonly KeptMeaning[]): Promise<void> {
    await this.#ask({ what: 'keep', entries });
  }

  /** The keys of what was kept whose meaning is nearest to a text, best first. */
  async nearest(text: string, limit: number): Promise<Nearest> {
    return (await this.#ask({ what: 'nearest', text, limit: limit })) as Nearest;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  #ask(question: Question): Promise<Told['result']> {
    const worker = this.#running();
    this.#count += 1;
    const id = this.#count;
    clearTimeout(this.#idle);
    return new Promise((take, fail) => {
      this.#waiting.set(id, { take, fail });
      worker.postMessage({ ...question, id });
    });
  }

  #running(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./meaning-worker.ts', import.meta.url), { resourceLimits });
    worker.unref();
    worker.on('message', ({ id, result, fault }: Told) => {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      this.#rest();
      if (fault) waiting?.fail(new Error(fault));
      else waiting?.take(result);
    });
    worker.on('error', (error) => this.#ended(error));
    worker.on('exit', () => this.#ended(new Error('the thread of meanings has ended')));
    this.#worker = worker;
    return worker;
  }

  /** Ends the thread when nobody has asked for long; a question under way is no rest. */
  #rest(): void {
    clearTimeout(this.#idle);
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.close(), this.#idleMs).unref();
  }

  #ended(error: Error): void {
    this.#worker = undefined;
    for (const { fail } of this.#waiting.values()) fail(error);
    this.#waiting.clear();
    this.#onEnd();
  }
}
