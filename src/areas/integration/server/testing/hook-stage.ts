import { expect } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import { newId } from '#platform/server/new-id.ts';
import type { WebhookId } from '#platform/shared/ids.ts';
import { integrationJobs, RETRY_WEBHOOKS } from '../jobs.ts';
import { type ListeningProgram, openProgram } from './listening-program.ts';

const DAY_MS = 86_400_000;

export interface Hook {
  readonly id: WebhookId;
  readonly secret: string;
}

const ofClub = ['outing.published', 'outing.changed', 'outing.cancelled', 'member.joined', 'member.left'];

/** A server, a program that listens, and a club with its owner, who are others for each test. */
export class HookStage {
  readonly world: TestApp;
  readonly program: ListeningProgram;
  owner: CastMember;
  club = '';
  number = 0;

  constructor(world: TestApp, program: ListeningProgram) {
    this.world = world;
    this.program = program;
    this.owner = world.asha;
  }

  static async open(): Promise<HookStage> {
    return new HookStage(await buildTestApp(), await openProgram());
  }

  async close(): Promise<void> {
    await this.program.close();
    await this.world.close();
  }

  /** Another club, of which nothing has been told yet. */
  async begin(): Promise<void> {
    this.number += 1;
    this.program.answer = 200;
    this.owner = await this.world.enter({ username: `owner.${this.number}`, displayName: 'Owner' });
    const founded = await this.world
      .as(this.owner)
      .post('/api/communities', { name: `Walkers ${this.number}` });
    this.club = founded.body.id;
    await this.world.runJobs();
    this.program.heard.length = 0;
  }

  put(who: CastMember | null, changes: object = {}, id = newId<WebhookId>()) {
    const fields = { communityId: this.club, url: this.program.url, events: ofClub, ...changes };
    return this.world.as(who).put(`/api/webhooks/${id}`, fields);
  }

  async make(who = this.owner, changes: object = {}): Promise<Hook> {
    const id = newId<WebhookId>();
    const made = await this.put(who, changes, id);
    expect(made.status, made.text).toBe(200);
    return { id, secret: made.body.secret };
  }

  async deliveries({ id }: Hook, who = this.owner) {
    return (await this.world.as(who).get(`/api/webhooks/${id}/deliveries`)).body.items;
  }

  async listed(who = this.owner) {
    return (await this.world.as(who).get(`/api/webhooks?communityId=${this.club}`)).body.items;
  }

  said() {
    return this.program.heard.map(({ body }) => JSON.parse(body));
  }

  /** As the cron job of every minute does. */
  async retry(): Promise<void> {
    await integrationJobs(this.world.platform).tasks[RETRY_WEBHOOKS]?.({});
    await this.world.runJobs();
  }

  async failFor(days: number): Promise<void> {
    for (let hour = 0; hour < days * 24; hour += 2) {
      this.world.forward(2 * 3_600_000);
      await this.retry();
    }
  }

  fieldsOf(changes: object = {}): object {
    const start = this.world.platform.now().getTime() + 7 * DAY_MS;
    const [startDateTime, endDateTime] = [start, start + 6 * 3_600_000].map((at) =>
      new Date(at).toISOString(),
    );
    const when = { startDateTime, endDateTime, timeZone: 'UTC' };
    return { name: 'Club walk', ...when, communityId: this.club, privacy: 'COMMUNITY', ...changes };
  }

  async plan(changes: object = {}): Promise<string> {
    const made = await this.world.as(this.owner).post('/api/huddles', this.fieldsOf(changes));
    expect(made.status, made.text).toBe(200);
    return made.body.id;
  }

  async joined(): Promise<CastMember> {
    const username = `walker.${newId<string>().slice(-12)}`;
    const person = await this.world.enter({ username, displayName: 'Walker' });
    await this.world.as(person).put(`/api/communities/${this.club}/membership`, {});
    return person;
  }
}
