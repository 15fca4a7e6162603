import autocannon from 'autocannon';
import { each, type Spent, spent } from './processor.ts';

export interface Shots {
  readonly requestsPerSecond: number;
  readonly seconds: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Answers that were not 2xx, and requests that got none. */
  readonly wrong: number;
  /** Milliseconds on the processor a request: a figure that others' work on the machine hardly moves. */
  readonly work: Spent;
}

export interface Target {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Ends after so many requests instead of after so many seconds. */
  readonly amount?: number;
  /** Requests of one connection, in turn; without it a plain GET of the url. */
  readonly requestsOf?: (connection: number) => autocannon.Request[];
}

/** Sends as fast as answers come back, over keep-alive connections. */
export async function hammer(target: Target): Promise<Shots> {
  let connection = 0;
  const { requestsOf, amount } = target;
  const times: number[] = [];
  const before = spent();
  const result = await autocannon({
    url: target.url,
    connections: target.connections,
    ...(amount === undefined ? { duration: target.seconds } : { amount }),
    setupClient(client: autocannon.Client) {
      if (requestsOf) client.setRequests(requestsOf(connection++));
      client.on('response', (_status, _bytes, ms) => times.push(ms));
    },
  });
  times.sort((one, other) => one - other);
  return {
    requestsPerSecond: amount === undefined ? result.requests.average : amount / result.duration,
    seconds: result.duration,
    p50: result.latency.p50,
    // The library counts the 90th and the 97.5th of a hundred.
    p95: Math.round(times[Math.floor(times.length * 0.95)] ?? 0),
    p99: result.latency.p99,
    wrong: result.non2xx + result.errors + result.timeouts,
    work: each(before, spent(), times.length),
  };
}

/** Runs ours and the limit in turn, so that noise of the machine meets both, and keeps each one's best round. */
export async function inTurn(rounds: number, ours: () => Promise<Shots>, limit: () => Promise<Shots>) {
  const best = { ours: undefined as Shots | undefined, limit: undefined as Shots | undefined };
  let wrong = 0;
  for (let round = 0; round < rounds; round++) {
    const [mine, bare] = [await ours(), await limit()];
    wrong += mine.wrong;
    if (!best.ours || mine.requestsPerSecond > best.ours.requestsPerSecond) best.ours = mine;
    if (!best.limit || bare.requestsPerSecond > best.limit.requestsPerSecond) best.limit = bare;
  }
  if (!best.ours || !best.limit) throw new Error('no round was run');
  return { ours: best.ours, limit: best.limit, wrong };
}
