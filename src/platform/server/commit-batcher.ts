interface Waiting<Command, Reply> {
  readonly command: Command;
  readonly resolve: (reply: Reply | Promise<Reply>) => void;
  readonly reject: (error: unknown) => void;
}

type Commit<Key, Command, Reply> = (
  key: Key,
  commands: readonly Command[],
) => Promise<ReadonlyArray<Reply | Promise<Reply>>>;

/** So many turns of the loop without a new command say that nobody is on the way. */
const QUIET_TURNS = 2;

interface Queue<Command, Reply> {
  readonly waiting: Array<Waiting<Command, Reply>>;
  /** Batches that are under way or about to begin. */
  running: number;
}

interface Options {
  /** How many batches of a key may be under way at once. */
  readonly maxConcurrent?: number;
  readonly maxBatch?: number;
  /** A batch begins when nobody more is on the way: whom the batch before answered asks again at once, and comes along. */
  readonly waitForStragglers?: boolean;
}

/**
 * Lets commands on the same thing share one commit, or what is asked at once one reading. While a batch is under way
 * the commands that arrive wait together, and the next batch takes them in order: nothing is ever answered by a batch
 * that began before it came, so a reply of a commit is durable, and a reply of a reading is new. Different keys do not
 * wait for each other. An error of `commit` reaches every command of its batch; a reply that fails reaches its own.
 */
export class CommitBatcher<Key, Command, Reply> {
  private readonly queues = new Map<Key, Queue<Command, Reply>>();
  private readonly commit: Commit<Key, Command, Reply>;
  private readonly maxConcurrent: number;
  private readonly maxBatch: number;
  private readonly waitForStragglers: boolean;

  /** `commit` answers each command at its own index. */
  constructor(
    commit: Commit<Key, Command, Reply>,
    { maxConcurrent = 1, maxBatch = 64, waitForStragglers = true }: Options = {},
  ) {
    this.commit = commit;
    this.maxConcurrent = maxConcurrent;
    this.maxBatch = maxBatch;
    this.waitForStragglers = waitForStragglers;
  }

  run(key: Key, command: Command): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(key) ?? { waiting: [], running: 0 };
      this.queues.set(key, queue);
      queue.waiting.push({ command, resolve, reject });
      if (queue.running >= this.maxConcurrent) return;
      queue.running += 1;
      // Whatever has arrived by now is read first, so that it comes along.
      setImmediate(() => void this.drain(key, queue));
    });
  }

  private async drain(key: Key, queue: Queue<Command, Reply>): Promise<void> {
    while (queue.waiting.length > 0) {
      if (this.waitForStragglers) await this.awaitStragglers(queue);
      await this.commitOnce(key, queue.waiting.splice(0, this.maxBatch));
    }
    queue.running -= 1;
    if (queue.running === 0) this.queues.delete(key);
  }

  private async awaitStragglers({ waiting }: Queue<Command, Reply>): Promise<void> {
    for (let quiet = 0; quiet < QUIET_TURNS && waiting.length < this.maxBatch; ) {
      const before = waiting.length;
      await new Promise(setImmediate);
      quiet = waiting.length > before ? 0 : quiet + 1;
    }
  }

  private async commitOnce(key: Key, batch: ReadonlyArray<Waiting<Command, Reply>>): Promise<void> {
    try {
      const replies = await this.commit(
        key,
        batch.map((waiting) => waiting.command),
      );
      for (const [at, waiting] of batch.entries()) waiting.resolve(replies[at] as Reply);
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
    }
  }
}
