import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMail } from '#platform/server/mail/queue-mail.ts';
import { inTransaction } from '#platform/server/write.ts';
import { type LiveServer, openLiveServer } from '../live-server.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';

const full = process.env.TEST_SIZE === 'full';
const ROUNDS = full ? 30 : 2;
const MAILS_A_ROUND = full ? 120 : 40;

let office: PostOffice;
let live: LiveServer;
beforeAll(async () => {
  office = await openPostOffice();
  live = await openLiveServer({ MAIL_URL: office.url });
}, 120_000);
afterAll(async () => {
  await live.close();
  await office.close();
});

async function queue(round: number): Promise<void> {
  const { platform } = live;
  const letter = { subject: `Round ${round}`, heading: 'Hello', paragraphs: ['Come along.'] };
  await inTransaction(platform.database, async (tx) => {
    for (let number = 0; number < MAILS_A_ROUND; number += 1) {
      await queueMail(platform, tx, {
        stream: 'PERSONAL',
        kind: 'proof',
        to: `r${round}.n${number}@example.org`,
        letter,
      });
    }
    return 'DONE';
  });
}

async function outbox(): Promise<{ id: string; sent: boolean }[]> {
  const { rows } = await live.platform.database.pool.query(
    'select id, sent_at is not null as sent from mail_outbox',
  );
  return rows;
}

test(
  `the mail worker is killed ${ROUNDS} times at random: no mail is lost, and no mailbox shows one twice (NOT-5, G6)`,
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      await queue(round);
      await live.start();
      await sleep(randomInt(20, 220));
      await live.killServer();
    }
    await live.start();
    await expect
      .poll(async () => (await outbox()).filter(({ sent }) => !sent).length, {
        timeout: full ? 400_000 : 90_000,
        interval: 500,
      })
      .toBe(0);
    const ids = (await outbox()).map(({ id }) => `<${id}@127.0.0.1>`);
    const host = new URL(live.platform.config.PUBLIC_ORIGIN).hostname;
    const expected = ids.map((id) => id.replace('@127.0.0.1>', `@${host}>`)).sort();
    expect([...office.came.keys()].sort()).toEqual(expected);
    const twice = [...office.came.values()].filter((times) => times > 1).length;
    // Only the one or two mails in hand at a kill can be handed over again.
    expect(twice).toBeLessThanOrEqual(ROUNDS * 2);
  },
  full ? 900_000 : 180_000,
);
