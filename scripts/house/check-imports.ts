import type { Import, Module, Violation } from './read-modules.ts';
import { type Room, roomOf } from './rooms.ts';

const TESTING = 'src/app/server/testing/';

/** The import table of ARCHITECTURE.md, line by line. */
export function checkImports(modules: readonly Module[]): Violation[] {
  return modules.flatMap((module) =>
    module.imports.flatMap((found) => {
      const why = forbidden(module, found);
      return why ? [{ path: module.path, what: `may not import ${found.target}: ${why}` }] : [];
    }),
  );
}

function forbidden(module: Module, found: Import): string | undefined {
  const from = roomOf(module.path);
  const to = roomOf(found.target);
  if (from.floor === 'app' || from.floor === 'outside') return undefined;
  if (module.isTest && found.target.startsWith(TESTING)) return undefined;
  if (to.floor === 'outside') return from.part === 'rules' && !module.isTest ? 'rules are pure' : undefined;
  if (from.floor === 'areas') return fromArea(from, to, found);
  if (from.floor === 'ui') return isUiFriend(to) ? undefined : 'ui imports ui and platform/shared';
  return fromPlatform(from, to);
}

function fromPlatform(from: Room, to: Room): string | undefined {
  if (to.floor !== 'platform') return 'platform imports platform only';
  if (from.part === 'shared' && to.part !== 'shared') return 'platform/shared imports platform/shared only';
  return to.part === from.part || to.part === 'shared' ? undefined : 'server and web never meet';
}

function isUiFriend(to: Room): boolean {
  return to.floor === 'ui' || (to.floor === 'platform' && to.part === 'shared');
}

function fromArea(from: Room, to: Room, found: Import): string | undefined {
  if (to.floor === 'app') return 'areas do not know the app';
  if (to.floor === 'platform' && to.part === 'shared') return undefined;
  const own = to.floor === 'areas' && to.area === from.area;
  if (isSentences(from)) return fromSentences(to, own, found);
  if (own && isSentences(to)) return ofSentences(from, to, found);
  if (from.part === 'rules') return isRules(to) ? undefined : 'rules import rules and platform/shared';
  if (from.part === 'contract')
    return isRules(to) || isContract(to) ? undefined : 'a contract imports rules and contracts';
  if (from.part === 'server') return fromServer(to, own);
  if (from.part === 'web') return fromWeb(to, own, found);
  return `${from.part} is no part of an area`;
}

function fromSentences(to: Room, own: boolean, found: Import): string | undefined {
  if (isSentences(to) || (own && isRules(to) && found.typeOnly)) return undefined;
  return 'sentences import sentences, platform/shared and types of their own rules';
}

/** What stands in `messages.ts` is worded on the server; in `page-messages.ts`, on both sides. */
function ofSentences(from: Room, to: Room, found: Import): string | undefined {
  if (from.part === 'server' || found.typeOnly) return undefined;
  if (from.part === 'rules') return 'rules know the codes, not the sentences';
  return to.part === 'page-messages' ? undefined : 'the answers of the API bring their sentences along';
}

function isSentences({ floor, part }: Room): boolean {
  return floor === 'areas' && (part === 'messages' || part === 'page-messages');
}

function isRules(to: Room): boolean {
  return to.floor === 'areas' && to.part === 'rules';
}

function isContract(to: Room): boolean {
  return to.floor === 'areas' && to.part === 'contract';
}

function fromServer(to: Room, own: boolean): string | undefined {
  if (to.floor === 'platform') return to.part === 'server' ? undefined : 'server and web never meet';
  if (to.floor !== 'areas' || to.part === 'web') return 'a server does not know pages';
  if (own || isRules(to) || isContract(to)) return undefined;
  return to.part === 'server' && to.rest === 'public.ts'
    ? undefined
    : "of another area's server only public.ts";
}

function fromWeb(to: Room, own: boolean, found: Import): string | undefined {
  if (to.floor === 'ui') return undefined;
  if (to.floor === 'platform') return to.part === 'web' ? undefined : 'server and web never meet';
  if (isRules(to)) return undefined;
  if (own && isContract(to))
    return found.typeOnly ? undefined : 'of the contract only types: no zod in the browser';
  if (to.part !== 'web') return 'a page imports rules, own contract types, web';
  return own || to.rest.startsWith('public/') ? undefined : "of another area's pages only web/public";
}
