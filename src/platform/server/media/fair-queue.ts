interface Owned {
  readonly run: () => Promise<void>;
}

/** One piece of work at a time, in turn for each who waits: somebody with much work holds up nobody with little. */
export class FairQueue {
  private readonly byOwner = new Map<string, Owned[]>();
  private busy = false;

  /** How many pieces of one owner, or of all, wait for their turn. */
  waiting(owner?: string): number {
    if (owner !== undefined) return this.byOwner.get(owner)?.length ?? 0;
    return [...this.byOwner.values()].reduce((sum, pieces) => sum + pieces.length, 0);
  }

  run<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const pieces = this.byOwner.get(owner) ?? [];
      pieces.push({ run: () => work().then(resolve, reject) });
      this.byOwner.set(owner, pieces);
      if (!this.busy) void this.workOff();
    });
  }

  private async workOff(): Promise<void> {
    this.busy = true;
    for (let next = this.take(); next; next = this.take()) await next.run();
    this.busy = false;
  }

  /** The first piece of whose turn it is; who has more stands behind everybody else. */
  private take(): Owned | undefined {
    const [turn] = this.byOwner;
    if (!turn) return undefined;
    const [owner, pieces] = turn;
    this.byOwner.delete(owner);
    const first = pieces.shift();
    if (pieces.length > 0) this.byOwner.set(owner, pieces);
    return first;
  }
}
