import type pg from 'pg';

export interface Sent {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Runs `work` and answers every statement that the pool was sent meanwhile. */
export async function statementsOf(pool: pg.Pool, work: () => Promise<unknown>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const watched = new Map<pg.PoolClient, pg.PoolClient['query']>();
  const watch = (client: pg.PoolClient) => {
    if (watched.has(client)) return;
    const plain = client.query;
    watched.set(client, plain);
    client.query = function noted(this: pg.PoolClient, ...args: unknown[]) {
      const [asked, given] = args as [string | { text: string; values?: unknown[] }, unknown];
      const values = Array.isArray(given) ? given : [];
      sent.push(
        typeof asked === 'string'
          ? { text: asked, values }
          : { text: asked.text, values: asked.values ?? values },
      );
      return Reflect.apply(plain, this, args);
    } as typeof plain;
  };
  pool.on('acquire', watch);
  try {
    await work();
  } finally {
    pool.off('acquire', watch);
    for (const [client, plain] of watched) client.query = plain;
  }
  return sent.filter(
    ({ text }) => !/^(begin|commit|rollback|set|start|listen|release|savepoint)\b/i.test(text.trim()),
  );
}
