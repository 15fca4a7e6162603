import { runOperator } from '#app/server/operator/run-operator.ts';
import { newestToken, openVerification, PASSWORD } from '#areas/account/server/testing/newcomer.ts';
import type { Event } from './table.ts';
import type { Owner } from './things.ts';

/** Brings each event about, as its people would. */
export const happenings: Readonly<Record<Event, (owner: Owner) => Promise<void>>> = {
  async RESET({ world, email, device: { browser } }) {
    await browser.post('/oidc/forgotten-password', { email });
    await world.runJobs();
    const token = await newestToken(world, email, 'new-password');
    const answer = await browser.post(`/oidc/new-password?token=${token}`, {
      password: 'another long sentence',
    });
    expectDone(answer.statusCode, 'reset');
  },
  ADDRESS: changeAddress,
  async LOG_OUT({ device: { caller } }) {
    expectDone((await caller.delete('/api/me/log-ins')).status, 'log out');
  },
  async SUSPENDED({ world, username }) {
    const { ok } = await runOperator(world.platform, ['suspend', username], 'root@here');
    expectDone(ok ? 200 : 500, 'suspend');
  },
  async PASSWORD({ device: { caller } }) {
    const password = 'a long walk in the rain';
    expectDone((await caller.put('/api/me/password', { password })).status, 'new password');
  },
  async UNDONE(owner) {
    await changeAddress(owner);
    const token = await newestToken(owner.world, owner.email, 'email-changed');
    const answer = await owner.world.as(null).post('/api/public/email-undos', { token });
    expectDone(answer.status, 'undo');
    await owner.world.runJobs();
  },
};

async function changeAddress({ world, email, device: { caller } }: Owner): Promise<void> {
  const next = `next.${email}`;
  expectDone((await caller.put('/api/me/email', { email: next, password: PASSWORD })).status, 'ask');
  expectDone((await openVerification(world, next)).status, 'change');
}

function expectDone(status: number, what: string): void {
  if (status !== 200) throw new Error(`${what} was answered ${status}`);
}
