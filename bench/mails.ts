import { setTimeout as sleep } from 'node:timers/promises';
import { openLiveServer } from '../proof/live-server.ts';
import { openPostOffice } from '../proof/mail/post-office.ts';
import { queueMails } from '../src/platform/server/mail/queue-mail.ts';
import { inTransaction } from '../src/platform/server/write.ts';

const NEWS = 12_000;
const A_PAGE = 500;
const ASKED = 20;
/** A mail server takes about so long for each. */
const TAKES_MS = 50;
const MAX_MS = 2_000;

type Live = Awaited<ReturnType<typeof openLiveServer>>;

/** How long a mail that somebody waits for takes while an announcement to many is on its way; answers what is wrong. */
export async function benchMails(): Promise<string[]> {
  const came = new Map<string, number>();
  const office = await openPostOffice(async ({ to }) => {
    came.set(to, performance.now());
    await sleep(TAKES_MS);
  });
  const live = await openLiveServer({ MAIL_URL: office.url });
  try {
    await queueNews(live);
    await live.start();
    const took: number[] = [];
    for (let number = 0; number < ASKED; number += 1) took.push(await codeFor(live, came, number));
    const left = await waiting(live);
    const worst = Math.max(...took);
    const middle = took.toSorted((one, other) => one - other)[ASKED / 2] ?? 0;
    console.log(`${NEWS} announcements queued, ${left} of them still waiting after ${ASKED} codes to log in`);
    console.log(`a code is handed over in ${middle.toFixed(0)} ms, at most ${worst.toFixed(0)} ms`);
    return [
      ...(worst > MAX_MS ? [`a code waited ${worst.toFixed(0)} ms, more than ${MAX_MS}`] : []),
      ...(left < NEWS / 2 ? [`only ${left} announcements waited, too few to stand in the way`] : []),
    ];
  } finally {
    await live.close();
    await office.close();
  }
}

async function queueNews({ platform }: Live): Promise<void> {
  const letter = { subject: 'News', heading: 'News', paragraphs: ['The hut is open.'] };
  for (let from = 0; from < NEWS; from += A_PAGE) {
    await inTransaction(platform.database, async (tx) => {
      const to = Array.from({ length: A_PAGE }, (_, at) => `reader${from + at}@many.example`);
      const mails = to.map((each) => ({
        kind: 'news',
        stream: 'DIGEST' as const,
        to: each,
        letter,
        unsubscribe: '/unsubscribe/x',
      }));
      await queueMails(platform, tx, mails);
      return 'DONE';
    });
  }
}

/** Milliseconds from the press to the mail server. */
async function codeFor(live: Live, came: ReadonlyMap<string, number>, number: number): Promise<number> {
  const email = `reader${number}@home.example`;
  const before = performance.now();
  const answer = await fetch(`${live.origin}/oidc/mail-codes`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: live.platform.config.PUBLIC_ORIGIN },
    body: new URLSearchParams({ email, ask: 'x'.repeat(43) }),
  });
  if (answer.status >= 400) throw new Error(`a code is answered ${answer.status}: ${await answer.text()}`);
  while (!came.has(email) && performance.now() - before < 10 * MAX_MS) await sleep(5);
  await sleep(100);
  return (came.get(email) ?? Number.POSITIVE_INFINITY) - before;
}

async function waiting({ platform }: Live): Promise<number> {
  const { rows } = await platform.database.pool.query(
    `select count(*)::int as count from mail_outbox where sent_at is null and to_address like '%@many.example'`,
  );
  return rows[0].count;
}
