interface Waiting<Request, Reply> {
  readonly request: Request;
  readonly resolve: (reply: Reply | Promise<Reply>) => void;
  readonly reject: (error: unknown) => void;
}

type CarryOut<Key, Request, Reply> = (
  key: Key,
  requests: readonly Request[],
) => Promise<ReadonlyArray<Reply | Promise<Reply>>>;

/** So many turns of the loop without a new request say that nobody is on the way. */
const QUIET_TURNS = 2;

interface Queue<Request, Reply> {
  readonly waiting: Array<Waiting<Request, Reply>>;
  /** Runs that are under way or about to begin. */
  running: number;
}

/**
 * Lets requests on the same thing share one run, such as one transaction. While a run is under way the requests
 * that arrive wait together and are carried out in order by the next: a request is never answered by a run that
 * began before it came, so a reply of a transaction comes after a durable commit, and a reply of a reading is new.
 * Different keys do not wait for each other. An error of `carryOut` reaches every request of its run; a reply that
 * fails reaches its own.
 */
export class SharedRun<Key, Request, Reply> {
  private readonly queues = new Map<Key, Queue<Request, Reply>>();
  private readonly carryOut: CarryOut<Key, Request, Reply>;
  private readonly lanes: number;
  private readonly most: number;
  private readonly gathers: boolean;

  /**
   * `carryOut` answers each request at its own index; `lanes` is how many runs of a key may be under way at once, and
   * `most` how many requests may share one. A run that `gathers` begins when nobody more is on the way: whom the run
   * before answered asks again at once, and comes along.
   */
  constructor(carryOut: CarryOut<Key, Request, Reply>, { lanes = 1, most = 64, gathers = true } = {}) {
    this.carryOut = carryOut;
    this.lanes = lanes;
    this.most = most;
    this.gathers = gathers;
  }

  run(key: Key, request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(key) ?? { waiting: [], running: 0 };
      this.queues.set(key, queue);
      queue.waiting.push({ request, resolve, reject });
      if (queue.running >= this.lanes) return;
      queue.running += 1;
      // Whatever has arrived by now is read first, so that it comes along.
      setImmediate(() => void this.drain(key, queue));
    });
  }

  private async drain(key: Key, queue: Queue<Request, Reply>): Promise<void> {
    while (queue.waiting.length > 0) {
      if (this.gathers) await this.gather(queue);
      await this.runOnce(key, queue.waiting.splice(0, this.most));
    }
    queue.running -= 1;
    if (queue.running === 0) this.queues.delete(key);
  }

  private async gather({ waiting }: Queue<Request, Reply>): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS && waiting.length < this.most; ) {
      const before = waiting.length;
      await new Promise(setImmediate);
      quiet = waiting.length > before ? 0 : quiet + 1;
    }
  }

  private async runOnce(key: Key, batch: ReadonlyArray<Waiting<Request, Reply>>): Promise<void> {
    try {
      const replies = await this.carryOut(
        key,
        batch.map((waiting) => waiting.request),
      );
      for (const [at, waiting] of batch.entries()) waiting.resolve(replies[at] as Reply);
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
    }
  }
}
