import { randomInt } from 'node:crypto';
import type { CastMember } from '#app/server/testing/cast.ts';

/** What a person last said of the hot huddle: null is withdrawn or never answered. */
export type Said = { readonly party: number } | null;

/** A command under its key, and the id it was answered with; undefined while nobody knows. */
export interface Planned {
  readonly key: string;
  readonly body: object;
  id: string | undefined;
}

/** One person who keeps writing, and remembers exactly what was acknowledged and what was not. */
export class Writer {
  readonly person: CastMember;
  readonly planned: Planned[] = [];
  acknowledged = 0;
  /** What may stand in the database: the last acknowledged answer, and the one whose end is unknown. */
  possible: Said[] = [null];
  private readonly origin: string;
  private readonly huddleId: string;

  constructor(origin: string, huddleId: string, person: CastMember) {
    this.origin = origin;
    this.huddleId = huddleId;
    this.person = person;
  }

  async writeUntil(stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      if (randomInt(4) === 0) await this.plan();
      else if (randomInt(3) === 0) await this.say(null);
      else await this.say({ party: 1 + randomInt(3) });
    }
  }

  private async say(next: Said): Promise<void> {
    const before = this.possible;
    this.possible = [...before, next];
    const body = next && {
      rsvpType: 'YES',
      ...(next.party > 1 ? { guests: { ADULT: next.party - 1 } } : {}),
    };
    const answer = await this.send(next ? 'PUT' : 'DELETE', `/api/huddles/${this.huddleId}/rsvp`, body);
    if (answer?.status === 200) {
      this.possible = [next];
      this.acknowledged += 1;
    } else if (answer && answer.status < 500) this.possible = before;
  }

  private async plan(): Promise<void> {
    const key = crypto.randomUUID();
    const from = Date.now() + 86_400_000;
    const [startDateTime, endDateTime] = [from, from + 3_600_000].map((at) => new Date(at).toISOString());
    const body = { name: `Planned ${key}`, startDateTime, endDateTime, timeZone: 'UTC' };
    const planned: Planned = { key, body, id: undefined };
    this.planned.push(planned);
    await this.sendPlan(planned);
  }

  /** Sends a plan, again when its end is unknown: the key makes it one plan. */
  async sendPlan(planned: Planned): Promise<void> {
    const answer = await this.send('POST', '/api/huddles', planned.body, { 'idempotency-key': planned.key });
    if (answer?.status !== 200) return;
    planned.id = String(((await answer.json()) as { id: string }).id);
    this.acknowledged += 1;
  }

  private async send(
    method: string,
    path: string,
    body: object | null,
    headers: Record<string, string> = {},
  ) {
    try {
      return await fetch(this.origin + path, {
        method,
        headers: {
          authorization: `Bearer ${this.person.token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
          ...headers,
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
        signal: AbortSignal.timeout(10_000),
      });
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return undefined;
    }
  }
}
