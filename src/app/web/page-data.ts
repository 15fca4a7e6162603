import type { MemberState } from './member-state.ts';

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
    const text = JSON.stringify(decoder.decode(value, { stream: true }));
    scripts += script(
      `enqueue(${text.replace(/[&><\u2028\u2029]/g, (sign) => harmless[sign] ?? '')})`,
      nonce,
    );
  }
}

/** What comes along for somebody who is logged in, as a script that stands before those that take it. */
export function scriptOfState(state: MemberState, nonce: string): string {
  const json = JSON.stringify(state).replace(/[&><\u2028\u2029]/g, (sign) => harmless[sign] ?? '');
  return `<script nonce="${nonce}">window.memberState=${json}</script>`;
}

function script(call: string, nonce: string): string {
  return `<script nonce="${nonce}">window.__reactRouterContext.streamController.${call};</script>`;
}
