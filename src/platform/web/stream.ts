import { readStream } from './stream-attempt.ts';

export interface StreamOptions {
  /** Absolute or own-origin address of the stream. */
  readonly url: string;
  /** Read again for each attempt, so that a renewed token is used. */
  token(): Promise<string | null>;
  /** The number of the last fact that is known already; without it the stream begins with what comes. */
  readonly since?: number | undefined;
  onFact(fact: string, data: unknown): void;
  /** The stream has ended for good: the server said so, or refused the caller. */
  onEnd?(reason: string): void;
  readonly signal: AbortSignal;
  readonly delays?: StreamDelays;
}

/** Milliseconds. `quick` are the first waits after a dropped connection, `slow` every later one (NOT-1). */
export interface StreamDelays {
  readonly quick: readonly number[];
  readonly slow: number;
}

export interface LiveStream {
  /** Adds a topic (`huddle:ID`) and reconnects with it; the answer takes it away again. */
  watch(topic: string): () => void;
}

const usual: StreamDelays = { quick: [1_000, 4_000], slow: 60_000 };

/** Keeps one live stream open until `signal` aborts, the server ends it, or refuses the caller. */
export function openStream(options: StreamOptions): LiveStream {
  const topics = new Map<string, number>();
  let attempt = new AbortController();
  void keepOpen(
    options,
    () => [...topics.keys()],
    (next) => {
      attempt = next;
    },
  );
  const count = (topic: string, by: 1 | -1) => {
    const known = topics.get(topic) ?? 0;
    if (known + by > 0) topics.set(topic, known + by);
    else topics.delete(topic);
    const changed = known === 0 || known + by === 0;
    if (changed) attempt.abort('topics');
  };
  return {
    watch(topic) {
      count(topic, 1);
      let watching = true;
      return () => {
        if (watching) count(topic, -1);
        watching = false;
      };
    },
  };
}

async function keepOpen(
  options: StreamOptions,
  topics: () => readonly string[],
  announce: (attempt: AbortController) => void,
): Promise<void> {
  const { signal, delays = usual } = options;
  let lastEventId = options.since?.toString();
  let drops = 0;
  while (!signal.aborted) {
    const attempt = new AbortController();
    announce(attempt);
    const ending = await readStream(
      options,
      topics(),
      lastEventId,
      AbortSignal.any([signal, attempt.signal]),
    );
    lastEventId = ending.lastEventId;
    if (signal.aborted) return;
    if (ending.kind === 'fatal') return options.onEnd?.(ending.reason);
    if (attempt.signal.aborted) continue;
    drops = ending.opened ? 0 : drops;
    const wait = waitAfter(ending.kind, drops++, delays);
    await pause(wait, AbortSignal.any([signal, attempt.signal]));
  }
}

/** A tenth either way, so that a restarted server does not meet everybody in the same second. */
function waitAfter(kind: 'asked' | 'dropped' | 'refused', drops: number, delays: StreamDelays): number {
  const wait = kind === 'refused' ? delays.slow : (delays.quick[drops] ?? delays.slow);
  return wait * (0.9 + Math.random() * 0.2);
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
    if (signal.aborted) resolve();
  });
}
