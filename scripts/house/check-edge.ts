import { Visitor } from 'oxc-parser';
import type { Module, Violation } from './read-modules.ts';

/** Where a request says whence it comes; only one file may ask. */
const ADDRESS = new Set(['ip', 'ips', 'remoteAddress']);
/** What a proxy in front may claim about a request. */
const CLAIMED = new Set(['host', 'hostname', 'protocol']);
const INTERMEDIARY =
  /^(forwarded|via|x-forwarded-\w+|x-real-ip|cf-connecting-ip|true-client-ip|x-(original|rewrite)-url|x-http-method(-override)?)$/i;
const ASKS_ADDRESS = 'src/platform/server/http/caller-of.ts';
const MAY_NAME_HEADERS = new Set([ASKS_ADDRESS, 'src/platform/server/identity/mount-provider.ts']);

/** Callers are told apart in one place, and nothing believes what a client says of the way it came. */
export function checkEdge(modules: readonly Module[]): Violation[] {
  return modules.filter(isServerCode).flatMap(checkModule);
}

function isServerCode({ path, isTest }: Module): boolean {
  return !isTest && /^src\/(app|platform)\/server\/|^src\/areas\/[^/]+\/server\//.test(path);
}

function checkModule(module: Module): Violation[] {
  const found = new Set<string>();
  new Visitor({
    MemberExpression: ({ object, property }) => {
      if (property.type !== 'Identifier') return;
      const asksAddress = ADDRESS.has(property.name) && module.path !== ASKS_ADDRESS;
      const ofRequest = object.type === 'Identifier' && object.name === 'request';
      if (asksAddress || (ofRequest && CLAIMED.has(property.name))) found.add(`.${property.name}`);
    },
    Literal: ({ value }) => {
      if (typeof value !== 'string' || MAY_NAME_HEADERS.has(module.path)) return;
      if (INTERMEDIARY.test(value)) found.add(`'${value}'`);
    },
  }).visit(module.parsed.program);
  return [...found].map((what) => ({
    path: module.path,
    what: `${what}: where a request comes from is asked with callerOf, and nowhere else`,
  }));
}
