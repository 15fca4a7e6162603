interface Waiting<Request, Reply> {
  readonly request: Request;
  readonly resolve: (reply: Reply | Promise<Reply>) => void;
  readonly reject: (error: unknown) => void;
}

type CarryOut<Key, Request, Reply> = (
  key: Key,
  requests: readonly Request[],
) => Promise<ReadonlyArray<Reply | Promise<Reply>>>;

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

  /**
   * `carryOut` answers each request at its own index; `lanes` is how many runs of a key may be under way at once, and
   * `most` how many requests may share one.
   */
  constructor(carryOut: CarryOut<Key, Request, Reply>, { lanes = 1, most = 64 } = {}) {
    this.carryOut = carryOut;
    this.lanes = lanes;
    this.most = most;
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
    while (queue.waiting.length > 0) await this.runOnce(key, queue.waiting.splice(0, this.most));
    queue.running -= 1;
    if (queue.running === 0) this.queues.delete(key);
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
