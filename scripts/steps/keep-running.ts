/** A process that is to stand for as long as nobody stops it. */
export interface Running {
  /** Settles when it has ended, however that happened. */
  readonly ended: Promise<void>;
}

export interface Keeper<Process extends Running> {
  /** Starts it, and is refused when it does not come up. */
  start(): Promise<Process>;
  /** Whether it ends because somebody wants it to. */
  isStopping(): boolean;
  say(words: string): void;
  /** Waits so long, or until it is stopped. */
  pause(milliseconds: number): Promise<void>;
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
}

export const MAX_TRIES = 10;
export const WITHIN_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;

/**
 * Starts a process again each time it ends, after a pause that doubles while it keeps ending; what stood for ten
 * minutes is counted again. True when it was stopped, false when it was given up.
 */
export async function keepRunning<P extends Running>(process: P, keeper: Keeper<P>): Promise<boolean> {
  let tries: number[] = [];
  let running: P | undefined = process;
  while (true) {
    await running?.ended;
    if (keeper.isStopping()) return true;
    tries = tries.filter((at) => keeper.now() - at < WITHIN_MS);
    if (tries.length >= MAX_TRIES) {
      keeper.say(`The server ended ${MAX_TRIES} times within ten minutes and is given up.`);
      return false;
    }
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** tries.length, MAX_PAUSE_MS);
    keeper.say(`The server has ended by itself; it is started again in ${pause / 1000} s.`);
    await keeper.pause(pause);
    if (keeper.isStopping()) return true;
    tries.push(keeper.now());
    running = await startOnce(keeper);
  }
}

async function startOnce<P extends Running>({ start, say }: Keeper<P>): Promise<P | undefined> {
  try {
    const running = await start();
    say('The server is back.');
    return running;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}
