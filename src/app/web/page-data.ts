import type { MemberData } from './member-state.ts';

const harmless: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/**
 * The data of a page as the scripts that its router reads them from in the browser. As a component the router would
 * wait for its own stream piece by piece: each page would be rendered in three goes instead of one.
 */
export async function scriptsOfData(data: ReadableStream<Uint8Array>, nonce: string): Promise<string> {
  const reader = data.getReader();
  const decoder = new TextDecoder();
  let scripts = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return `${scripts}${script('close()', nonce)}`;
    scripts += script(`enqueue(${jsonOf(decoder.decode(value, { stream: true }))})`, nonce);
  }
}

/**
 * What comes along for somebody who is logged in, as scripts that stand before those that take it. Their access has one
 * of its own, which a copy of the page is kept without.
 */
export function scriptsOfMember({ access, state }: MemberData, nonce: string): string {
  const setting = (name: string, value: object) =>
    `<script nonce="${nonce}">window.${name}=${jsonOf(value)}</script>`;
  return setting('memberAccess', access) + setting('memberState', state);
}

/** In which nothing can end the script around it. */
export function jsonOf(value: unknown): string {
  return JSON.stringify(value).replace(/[&><\u2028\u2029]/g, (sign) => harmless[sign] ?? '');
}

function script(call: string, nonce: string): string {
  return `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`;
}
