import type { AddressInfo } from 'node:net';
import type { TestApp } from '#app/server/testing/build-test-app.ts';
import type { Answer } from '#app/server/testing/caller.ts';
import type { CastMember } from '#app/server/testing/cast.ts';
import type { Request } from './make-request.ts';
import type { Persona, Stage } from './personas.ts';

/** Sends a request as a persona. */
export function sendAs(world: TestApp, stage: Stage, persona: Persona, request: Request): Promise<Answer> {
  return sendFrom(world, persona === 'V' ? null : stage.people[persona], request);
}

/** Sends a request as this person; `null` is a visitor. Of a stream only the head is read. */
export async function sendFrom(world: TestApp, member: CastMember | null, request: Request): Promise<Answer> {
  const { method, url, body, headers } = request;
  if (url.startsWith('/api/sse/')) return openStream(world, url, member?.token);
  const caller = world.as(member);
  if (method === 'GET') return caller.get(url, headers);
  if (method === 'DELETE') return caller.delete(url, headers);
  return caller[method === 'POST' ? 'post' : method === 'PUT' ? 'put' : 'patch'](url, body, headers);
}

async function openStream(world: TestApp, url: string, token: string | undefined): Promise<Answer> {
  if (!world.app.server.listening) await world.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = world.app.server.address() as AddressInfo;
  const leaving = new AbortController();
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const answer = await fetch(`http://127.0.0.1:${port}${url}`, { headers, signal: leaving.signal });
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const text = isStream ? '' : await answer.text();
  leaving.abort();
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    text,
    bytes: Buffer.from(text),
    body: text === '' ? {} : JSON.parse(text),
  };
}

/** What may differ between two answers that must look the same. */
export function withoutIdentity(answer: Answer): { status: number; headers: object; text: string } {
  const { 'x-request-id': id, date: _date, ...headers } = answer.headers;
  return { status: answer.status, headers, text: answer.text.replaceAll(String(id), 'ID') };
}
