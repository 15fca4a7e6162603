import type { AddressInfo } from 'node:net';
import type { TestApp } from './build-test-app.ts';
import type { CastMember } from './cast.ts';

/** An open stream and everything that came on it so far. */
export interface Listening {
  readonly status: number;
  readonly text: string;
  stop(): void;
}

/** Opens the live stream of somebody on a real connection; `topics` as the stream takes them. */
export async function listenTo(world: TestApp, who: CastMember, topics: string): Promise<Listening> {
  if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const control = new AbortController();
  const answer = await fetch(`http://127.0.0.1:${port}/api/sse/subscribe?watch=${topics}`, {
    headers: { authorization: `Bearer ${who.token}` },
    signal: control.signal,
  });
  const heard = { status: answer.status, text: '', stop: () => control.abort() };
  void (async () => {
    const words = new TextDecoder();
    for await (const bytes of answer.body ?? [])
      heard.text += words.decode(bytes as Uint8Array, { stream: true });
  })().catch(() => undefined);
  return heard;
}
