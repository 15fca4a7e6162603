const MOST_IN_ONE = 64;

interface Waiting<Request, Reply> {
  readonly request: Request;
  readonly resolve: (reply: Reply) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Lets requests on the same thing share one run, such as one transaction. While a run is under way the requests
 * that arrive wait together and are carried out in order by the next: a request is never answered by a run that
 * began before it came, so a reply of a transaction comes after a durable commit, and a reply of a reading is new.
 * Different keys do not wait for each other. An error of `carryOut` reaches every request of its run.
 */
export class SharedRun<Key, Request, Reply> {
  private readonly queues = new Map<Key, Array<Waiting<Request, Reply>>>();
  private readonly carryOut: (key: Key, requests: readonly Request[]) => Promise<readonly Reply[]>;

  /** `carryOut` answers each request at its own index. */
  constructor(carryOut: (key: Key, requests: readonly Request[]) => Promise<readonly Reply[]>) {
    this.carryOut = carryOut;
  }

  run(key: Key, request: Request): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(key);
      const waiting = { request, resolve, reject };
      if (queue) queue.push(waiting);
      else {
        this.queues.set(key, [waiting]);
        void this.drain(key);
      }
    });
  }

  private async drain(key: Key): Promise<void> {
    const queue = this.queues.get(key) ?? [];
    while (queue.length > 0) {
      const batch = queue.splice(0, MOST_IN_ONE);
      await this.runOnce(key, batch);
    }
    this.queues.delete(key);
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
