import { SIGNED_IN_KEY } from '#platform/web/session/session-hint.ts';

/** Pages that a visitor reads to the end without any script, by the name of their route. */
const quiet = new Set([
  'start',
  'terms',
  'privacy',
  'cookies',
  'support',
  'explore/inspiration',
  'explored-story',
  'story',
  'join/huddle/:huddleId',
  'join/community/:communityId',
  'timeline/view/:postId',
]);

/**
 * A page for visitors is whole without scripts, so they come with the first sign of somebody there, or after some
 * seconds: nothing that is needed for reading shares the line with them (decision 21). What is pressed and typed
 * meanwhile is kept for them (`early-acts.ts`). Every other page stays as it is.
 */
export function startLate(html: string, routes: readonly string[]): string {
  // Found from both ends: the words in between may be many.
  const headEnd = html.indexOf('</head>');
  const at = html.lastIndexOf('<script', html.lastIndexOf(MODULE));
  const nonce = /^<script( nonce="[^"]*")/.exec(html.slice(at, at + 200))?.[1];
  if (headEnd < 0 || at < headEnd || !nonce || !routes.some((route) => quiet.has(route))) return html;
  const head = html.slice(0, headEnd);
  const wanted = [...head.matchAll(preload)].map(([, href = '']) => href);
  const end = html.indexOf('</script>', at) + '</script>'.length;
  const kept = html.slice(at, end).replace(MODULE, ' type="text/plain">');
  const call = `(${starterCode})(${JSON.stringify(wanted)},${PATIENCE_MS},${JSON.stringify(SIGNED_IN_KEY)})`;
  const starter = `<script${nonce}>${call}</script>`;
  return head.replace(preload, '') + html.slice(headEnd, at) + kept + starter + html.slice(end);
}

const PATIENCE_MS = 4_000;
const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const MODULE = ' type="module" async="">';

/** Keeps what is pressed before the page is alive; `early-acts.ts` gives it to the page. */
const earlyCode = `const on = window.addEventListener;
window.earlyPresses = [];
on('click', event => window.earlyPresses?.push(event), true);
on('submit', event => window.earlyPresses && !event.target.hasAttribute('action') && event.preventDefault(), true);`;

/** A page that can be read before its scripts are there loses nothing that is pressed meanwhile. */
export function keepEarlyPresses(html: string, nonce: string): string {
  return html.replace(
    '</head>',
    `<script nonce="${nonce}">{${earlyCode.replaceAll('\n', '')}}</script></head>`,
  );
}

/**
 * Runs in the page as it stands. Browsers move a pointer and scroll by themselves while a page is laid out, and put the
 * focus into it: only what somebody does counts. Who has logged in here before does not wait.
 */
const starterCode = `(wanted, patience, signedIn) => {
const own = document.currentScript, kept = own.previousElementSibling;
${earlyCode}
const add = (name, attributes) => document.body.append(Object.assign(document.createElement(name), attributes));
let begun = false;
const start = () => {
if (begun) return;
begun = true;
for (const href of wanted) add('link', { rel: 'modulepreload', href, nonce: own.nonce });
add('script', { type: 'module', nonce: own.nonce, textContent: kept.textContent });
};
let known = false;
try { known = localStorage.getItem(signedIn) === 'yes'; } catch {}
if (known) {
requestAnimationFrame(() => setTimeout(start));
setTimeout(start, 500);
return;
}
const heard = new AbortController();
const hear = event => {
const { type, movementX, movementY, target } = event;
if (type === 'pointermove' && !movementX && !movementY) return;
if (type === 'scroll' && scrollY < 8) return;
if (type === 'focusin' && !target.matches?.('a, button, input, textarea, select, summary')) return;
heard.abort();
start();
};
for (const sign of ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'])
on(sign, hear, { passive: true, capture: true, signal: heard.signal });
on('load', () => setTimeout(start, patience));
}`.replaceAll('\n', '');
