import { hashOf } from '#platform/web/kept/kept-bounds.ts';
import { OWNER_KEY } from '#platform/web/kept/owner.ts';
import { keyOf } from '#platform/web/kept/store.ts';
import type { MemberState } from '../member-state.ts';
import { jsonOf } from '../page-data.ts';
import { READ_OF_ME, readOfPage } from './kept-page.ts';

/** A page without what lets somebody in. */
export interface PageCopy {
  readonly html: string;
  /** What it shows, as `showing` has it. */
  readonly shows: string;
}

const ACCESS = /<script nonce="([^"]*)">window\.memberAccess=(.*?)<\/script>/s;
const STATE = /<script nonce="[^"]*">window\.memberState=(.*?)<\/script>/s;

/**
 * What may be kept of a page of somebody who is logged in: all but their access, and with a word at its beginning that
 * shows it to nobody else. Undefined where it is not such a page, or shows what is not to be kept.
 */
export function copyOfPage(html: string, pathname: string): PageCopy | undefined {
  const [access, nonce, mine] = ACCESS.exec(html) ?? [];
  const [, brought] = STATE.exec(html) ?? [];
  const start = readOfPage(pathname);
  if (!access || !mine || !brought || !start) return undefined;
  const { queries } = (JSON.parse(brought) as MemberState).queries;
  const shown = queries.find(({ queryHash }) => keyOf(queryHash).startsWith(start))?.state.data;
  const me = queries.find(({ queryHash }) => keyOf(queryHash) === READ_OF_ME)?.state.data;
  if (!shown || !me || queries.some(({ meta }) => meta?.kept === false)) return undefined;
  const { subject } = JSON.parse(mine) as { subject: string };
  const guard = `<script nonce="${nonce}">${onlyFor(subject)}</script>`;
  const copy = html.replace(access, '').replace('<head>', () => `<head>${guard}`);
  return { html: copy, shows: showing(hashOf(shown), hashOf(me)) };
}

/** Names what a copy shows: the read that fills it, and who I am, by their hashes. */
export function showing(page: string, me: string): string {
  return `${page}-${me}`;
}

/** Runs before anything is shown. */
function onlyFor(subject: string): string {
  return `if(localStorage.getItem('${OWNER_KEY}')!==${jsonOf(subject)}){stop();location.replace('/home')}`;
}

/** The addresses of the scripts and styles that a page names. */
export function filesOf(html: string): string[] {
  return [...html.matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
}
