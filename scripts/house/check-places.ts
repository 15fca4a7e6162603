import { Visitor } from 'oxc-parser';
import type { Module, Violation } from './read-modules.ts';
import { type Room, roomOf } from './rooms.ts';

const QUERY_CALLS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom']);
const SQL_TEXT =
  /^\s*(select\s[\s\S]+\sfrom\s|insert\s+into\s|update\s+\w+\s+set\s|delete\s+from\s|with\s+\w+\s+as\s*\()/i;

/** SQL, Fastify and React each only where the architecture puts them. */
export function checkPlaces(modules: readonly Module[]): Violation[] {
  return modules.filter((module) => !module.isTest && module.path.startsWith('src/')).flatMap(checkModule);
}

function checkModule(module: Module): Violation[] {
  const room = roomOf(module.path);
  const imports = (name: string) =>
    module.imports.some(
      ({ target, typeOnly }) => !typeOnly && (target === name || target.startsWith(`${name}/`)),
    );
  const found: Violation[] = [];
  const say = (what: string) => found.push({ path: module.path, what });
  if (imports('fastify') && !mayKnowFastify(room)) say('Fastify belongs to routes.ts and platform/server');
  if (imports('react') && !mayKnowReact(room)) say('React belongs to web, ui and app/web');
  if (!mayHoldSql(room) && holdsSql(module))
    say('SQL belongs to reads.ts, writes.ts, store.ts, *.sql.ts and platform/server');
  if (isDoor(room) && !onlyPassesOn(module)) say('a public.ts only passes on names of other files');
  return found;
}

function isDoor({ floor, part, rest }: Room): boolean {
  return floor === 'areas' && part === 'server' && rest === 'public.ts';
}

function onlyPassesOn({ parsed }: Module): boolean {
  return parsed.program.body.every((each) => each.type === 'ExportNamedDeclaration' && each.source !== null);
}

function mayKnowFastify(room: Room): boolean {
  if (room.floor === 'areas') return room.part === 'server' && /(^|\/)routes\.ts$/.test(room.rest);
  return room.part === 'server';
}

function mayKnowReact(room: Room): boolean {
  return room.part === 'web' || room.floor === 'ui';
}

function mayHoldSql(room: Room): boolean {
  if (room.floor === 'platform') return room.part === 'server';
  return room.part === 'server' && /(^|\/)((reads|writes|store)|[^/]+\.sql)\.ts$/.test(room.rest);
}

function holdsSql(module: Module): boolean {
  let found = false;
  new Visitor({
    TaggedTemplateExpression: (node) => {
      if (node.tag.type === 'Identifier' && node.tag.name === 'sql') found = true;
    },
    MemberExpression: (node) => {
      if (node.property.type === 'Identifier' && QUERY_CALLS.has(node.property.name)) found = true;
    },
    Literal: (node) => {
      if (typeof node.value === 'string' && SQL_TEXT.test(node.value)) found = true;
    },
    TemplateElement: (node) => {
      if (SQL_TEXT.test(node.value.raw)) found = true;
    },
  }).visit(module.parsed.program);
  return found;
}
