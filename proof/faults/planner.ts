import type { CastMember } from '#app/server/testing/cast.ts';

/** Further ahead than any clock of the proof goes wrong. */
const AHEAD_MS = 5 * 86_400_000;

interface Told {
  readonly status: number;
  readonly ms: number;
}

/** Somebody who plans one outing after another, and remembers what was acknowledged and how long each answer took. */
export class Planner {
  readonly told: Told[] = [];
  readonly acknowledged: string[] = [];
  private readonly origin: string;
  private readonly person: CastMember;

  constructor(origin: string, person: CastMember) {
    this.origin = origin;
    this.person = person;
  }

  async planUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) await this.plan();
  }

  /** 0 is a connection that nobody took: the process is not there. */
  async plan(): Promise<number> {
    const times = [AHEAD_MS, AHEAD_MS + 3_600_000].map((ms) => new Date(Date.now() + ms).toISOString());
    const [startDateTime, endDateTime] = times;
    const body = {
      name: 'Planned',
      startDateTime,
      endDateTime,
      timeZone: 'UTC',
      description: 'x'.repeat(1_500),
    };
    const { status, id } = await this.ask('/api/huddles', JSON.stringify(body), 'application/json');
    if (status === 200 && id) this.acknowledged.push(id);
    return status;
  }

  async send(path: string, body: BodyInit, type: string): Promise<number> {
    return (await this.ask(path, body, type)).status;
  }

  async read(path: string): Promise<{ readonly status: number }> {
    const headers = { authorization: `Bearer ${this.person.token}` };
    const answer = await fetch(this.origin + path, { headers, redirect: 'manual' }).catch(() => undefined);
    await answer?.body?.cancel();
    return { status: answer?.status ?? 0 };
  }

  private async ask(path: string, body: BodyInit, type: string) {
    const begun = performance.now();
    const answer = await fetch(this.origin + path, {
      method: 'POST',
      body,
      headers: { authorization: `Bearer ${this.person.token}`, 'content-type': type },
    }).catch(() => undefined);
    const found = (await answer?.json().catch(() => undefined)) as { id?: string } | undefined;
    this.told.push({ status: answer?.status ?? 0, ms: performance.now() - begun });
    return { status: answer?.status ?? 0, id: found?.id };
  }

  get slowest(): number {
    return Math.max(0, ...this.told.map(({ ms }) => ms));
  }

  /** What it was answered, each once. */
  get statuses(): number[] {
    return [...new Set(this.told.map(({ status }) => status))].sort();
  }
}
