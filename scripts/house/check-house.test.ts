import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { checkHouse } from './check-house.ts';

const made: string[] = [];
afterEach(() => {
  for (const root of made.splice(0)) rmSync(root, { recursive: true });
});

function house(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'house-'));
  made.push(root);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const report = checkHouse(root);
  expect(report.modulesRead).toBe(Object.keys(files).filter((path) => /\.tsx?$/.test(path)).length);
  return report.violations.map(({ path, what }) => `${path}: ${what}`);
}

const imports = (target: string) => `import { a } from '${target}';\nexport const b = a;\n`;

test.each([
  ['src/areas/huddle/rules/x.ts', 'zod', 'rules are pure'],
  ['src/areas/huddle/rules/x.ts', '../server/reads.ts', 'rules import rules'],
  ['src/areas/huddle/contract.ts', '#areas/person/server/reads.ts', 'a contract imports'],
  ['src/areas/huddle/server/x.ts', '#areas/person/server/writes.ts', 'only public.ts'],
  ['src/areas/huddle/server/x.ts', '#areas/person/server/reads.ts', 'only public.ts'],
  ['src/areas/huddle/contract-plan.ts', '../web/page.ts', 'no part of an area'],
  ['src/areas/huddle/server/x.ts', '../web/page.ts', 'does not know pages'],
  ['src/areas/huddle/server/x.ts', '#app/server/app.ts', 'areas do not know the app'],
  ['src/areas/huddle/web/x.ts', '#areas/huddle/contract.ts', 'only types'],
  ['src/areas/huddle/web/x.ts', '../messages.ts', 'bring their sentences along'],
  ['src/areas/huddle/rules/x.ts', '../page-messages.ts', 'not the sentences'],
  ['src/areas/huddle/messages.ts', './rules/x.ts', 'sentences import sentences'],
  ['src/areas/huddle/web/x.ts', '#areas/person/web/queries.ts', 'only web/public'],
  ['src/areas/huddle/web/x.ts', '#areas/person/web/parts/Person.tsx', 'only web/public'],
  ['src/areas/huddle/web/x.ts', '#platform/server/write.ts', 'never meet'],
  ['src/ui/x.ts', '#platform/web/api.ts', 'ui imports'],
  ['src/platform/server/x.ts', '#areas/person/rules/x.ts', 'platform imports platform only'],
  ['src/platform/server/x.ts', '../web/api.ts', 'never meet'],
  ['src/platform/shared/x.ts', '#platform/server/write.ts', 'shared only'],
  ['src/areas/huddle/server/x.ts', 'fastify', 'Fastify belongs'],
  ['src/areas/huddle/server/x.ts', 'react', 'React belongs'],
])('%s may not import %s', (path, target, why) => {
  expect(house({ [path]: imports(target) })).toEqual([expect.stringContaining(why)]);
});

test.each([
  ['<p>Take boots</p>', 'Take boots'],
  ['<a title="Take boots">{b}</a>', 'Take boots'],
  ['<a aria-label={`Take boots`}>{b}</a>', 'Take boots'],
])('%s is said in one language only', (part, words) => {
  const page = `export const a = (b: string) => ${part};\n`;
  expect(house({ 'src/areas/huddle/web/A.tsx': page })).toEqual([
    `src/areas/huddle/web/A.tsx: "${words}" is in one language only`,
  ]);
});

test.each(['<Trans>Take <b>boots</b></Trans>', '<a title={t`Boots`}>OpenStreetMap</a>', '<i>12 – 14</i>'])(
  '%s may stand in a page',
  (part) => {
    expect(house({ 'src/areas/huddle/web/A.tsx': `export const a = ${part};\n` })).toEqual([]);
  },
);

test('what the table allows is left alone', () => {
  const clean = {
    'src/areas/huddle/rules/a.ts': imports('#areas/person/rules/b.ts'),
    'src/areas/person/rules/b.ts': imports('#platform/shared/c.ts'),
    'src/platform/shared/c.ts': 'export const a = 1;\n',
    'src/areas/huddle/server/routes.ts': imports('fastify'),
    'src/areas/huddle/server/d.ts': imports('#areas/person/server/public.ts'),
    'src/areas/person/server/public.ts': "export { a } from './reads.ts';\n",
    'src/areas/person/server/reads.ts': 'export const a = sql`select id from people`;\n',
    'src/areas/huddle/web/E.tsx': "import type { F } from '../contract.ts';\nexport type G = F;\n",
    'src/areas/huddle/contract.ts': imports('zod'),
    'src/areas/huddle/contract/plan.ts': imports('../rules/plan.ts'),
    'src/areas/huddle/web/m.ts': imports('#areas/person/web/public/Person.tsx'),
    'src/areas/huddle/rules/g.ts': "import type { H } from '../messages.ts';\nexport type I = H;\n",
    'src/areas/huddle/web/j.ts': imports('../page-messages.ts'),
    'src/areas/huddle/server/k.ts': imports('../messages.ts'),
    'src/areas/huddle/messages.ts': imports('./page-messages.ts'),
    'src/areas/huddle/page-messages.ts': imports('#platform/shared/c.ts'),
  };
  expect(house(clean)).toEqual([]);
});

test('P27 words have no size in pixels, so that they grow with the boxes around them', () => {
  const sheet = (size: string) => ({ 'src/ui/A.module.css': `.a {\n  font-size: ${size};\n}\n` });
  expect(house(sheet('14px'))).toEqual(['src/ui/A.module.css: font-size: 14px: sizes of words are in rem']);
  expect(house(sheet('clamp(1rem, 3vw, 30px)'))).toHaveLength(1);
  expect(house(sheet('0.875rem'))).toEqual([]);
});

test.each([
  'export const a = 1;',
  "import { a } from './reads.ts';\nexport { a };",
  "export * from './reads.ts';",
])('public.ts names what it passes on and holds nothing of its own: %s', (text) => {
  expect(house({ 'src/areas/huddle/server/public.ts': `${text}\n` })).toEqual([
    'src/areas/huddle/server/public.ts: a public.ts only passes on names of other files',
  ]);
});

test('S5 other areas read ids of a huddle and ask its area for the rest', () => {
  const reads = (columns: string) => `export const a = sql\`select ${columns} from huddles h\`;\n`;
  const files = {
    'src/areas/post/server/reads.ts': reads("h.id, h.venue->>'name'"),
    'src/areas/site/server/reads.ts': reads('h.id, h.starts_at'),
    'src/areas/huddle/server/reads.ts': reads('h.venue'),
  };
  expect(house(files)).toEqual([expect.stringContaining('post/server/reads.ts: huddles.venue is read')]);
});

test('files that import each other in a ring are found, rings of types are not', () => {
  const ring = { 'src/ui/a.ts': imports('./b.ts'), 'src/ui/b.ts': imports('./a.ts') };
  expect(house(ring)).toEqual([expect.stringContaining('src/ui/a.ts > src/ui/b.ts > src/ui/a.ts')]);
  const types = "import type { a } from './a.ts';\nexport type B = a;\n";
  expect(house({ ...ring, 'src/ui/b.ts': types })).toEqual([]);
});

test.each([
  'src/ui/utils.ts',
  'src/ui/helpers/a.ts',
  'src/app/index.ts',
  'src/app/huddle-manager.ts',
  'src/app/fooBar.ts',
])('the name %s is refused', (path) => expect(house({ [path]: 'export const a = 1;\n' })).toHaveLength(1));

test.each([
  ["export const a = db.selectFrom('people');\n"],
  ['export const a = sql`now()`;\n'],
  ["export const a = 'delete from people where id = 1';\n"],
])('SQL outside reads and writes is found: %s', (text) => {
  expect(house({ 'src/areas/huddle/server/x.ts': text })).toEqual([expect.stringContaining('SQL belongs')]);
});

test('SQL stands in reads, writes, a store, and in files that say so', () => {
  const text = "export const a = db.selectFrom('people');\n";
  const of = (name: string) => house({ [`src/areas/huddle/server/attendance/${name}`]: text });
  expect(['reads.ts', 'writes.ts', 'store.ts', 'access.sql.ts'].flatMap(of)).toEqual([]);
  const refused = ['restore.ts', 'store-people.ts', 'sql.ts', 'access-sql.ts'];
  expect(refused.flatMap(of)).toHaveLength(refused.length);
});

test.each([
  'export const a = request.ip;',
  'export const a = request.raw.socket.remoteAddress;',
  'export const a = request.hostname;',
  "export const a = request.headers['x-forwarded-for'];",
  "export const a = 'CF-Connecting-IP';",
])('S3, S8: where a request comes from is asked in one place: %s', (text) => {
  const said = [expect.stringContaining('callerOf')];
  expect(house({ 'src/platform/server/http/a.ts': `${text}\n` })).toEqual(said);
  expect(house({ 'src/areas/huddle/server/a.ts': `${text}\n` })).toEqual(said);
});

test('long files, long functions and long components are found, a function inside counts for itself', () => {
  const lines = (count: number, line: string) => `${line}\n`.repeat(count);
  const long = (name: string, count: number) => `export function ${name}() {\n${lines(count, '  a();')}}\n`;
  expect(house({ 'src/app/a.ts': lines(251, 'a();') })).toEqual([expect.stringContaining('251 lines')]);
  expect(house({ 'src/app/a.test.ts': lines(260, 'a();') })).toEqual([]);
  expect(house({ 'src/app/a.ts': long('work', 29) })).toEqual([expect.stringContaining('work has 31 lines')]);
  expect(house({ 'src/app/A.tsx': long('Page', 90) })).toEqual([]);
  expect(house({ 'src/app/A.tsx': long('Page', 100) })).toEqual([
    expect.stringContaining('Page has 102 lines'),
  ]);
  const nested = `export function open() {\n  const a = () => {\n${lines(20, '    b();')}  };\n${lines(20, '  a();')}}\n`;
  expect(house({ 'src/app/a.ts': nested })).toEqual([]);
  const literal = (line: string) =>
    `export function make() {\n  return {\n${lines(20, '    b,')}    ${line},\n${lines(20, '    b,')}  };\n}\n`;
  expect(house({ 'src/app/a.ts': literal('b') })).toEqual([]);
  expect(house({ 'src/app/a.ts': literal('c: () => b') })).toEqual([
    expect.stringContaining('make has 45 lines'),
  ]);
});

test('casts in server files and batched queries have a budget', () => {
  const cast = 'export const a = b as C;\n';
  const casts = (count: number) =>
    house({ 'src/platform/server/a.ts': cast.repeat(count).replaceAll('\n', '') });
  const shared = (count: number) =>
    house({ 'src/areas/post/server/reads.ts': 'batchedQuery(1);\n'.repeat(count) });
  expect(casts(161)).toEqual([]);
  expect(casts(162)).toEqual([expect.stringContaining('162 casts in server files in all')]);
  expect(house({ 'src/platform/server/a.ts': 'export const a = [1] as const;'.repeat(400) })).toEqual([]);
  expect(shared(5)).toEqual([]);
  expect(shared(6)).toEqual([expect.stringContaining('6 uses of batchedQuery in all')]);
});

test.each([
  'export const huddleId = 1;',
  "export const a = 'communities';",
  'export const Inspiration = 1;',
  'export const postId = 1;',
])('the platform may not say: %s', (text) => {
  expect(house({ 'src/platform/server/a.ts': `${text}\n` })).toEqual([
    expect.stringContaining('knows the product'),
  ]);
  expect(house({ 'src/areas/huddle/rules/a.ts': `${text}\n` })).toEqual([]);
});

test('an HTTP method and PostgreSQL are no posts', () => {
  const text = "app.post('/x');\nexport const a = { method: 'POST', run: startPostgres };\n";
  expect(house({ 'src/platform/server/a.ts': text })).toEqual([]);
});

test('a clause called built needs a test title that names it, and a title may name no unknown clause', () => {
  const map = '| clause | state | rules | tests |\n|---|---|---|---|\n| HUD-8 | built |  |  |\n';
  const titled = (clause: string) => `test('answers (${clause})', () => {});\n`;
  expect(house({ 'docs/spec-map.md': map, 'src/ui/a.ts': '' })).toEqual([
    expect.stringContaining('HUD-8 is called built'),
  ]);
  expect(house({ 'docs/spec-map.md': map, 'src/ui/a.test.ts': titled('HUD-8') })).toEqual([]);
  expect(house({ 'docs/spec-map.md': map, 'src/ui/a.test.ts': titled('HUD-8, HUD-999') })).toEqual([
    expect.stringContaining('HUD-999'),
  ]);
});

test('a rule that no test beside the rules reaches is named; values and types are not', () => {
  const files = {
    'src/areas/huddle/rules/a.ts': 'export function decide(): boolean {\n  return true;\n}\n',
    'src/areas/huddle/rules/b.ts': 'export const MAX_SEATS = 8;\n',
  };
  expect(house(files)).toEqual(['src/areas/huddle/rules/a.ts: no test beside the rules reaches it']);
  const tested = {
    ...files,
    'src/areas/huddle/rules/a.test.ts': "import { decide } from './a.ts';\ndecide();\n",
  };
  expect(house(tested)).toEqual([]);
});

test('a sheet of more than 250 lines is cut up, but the one that the theme makes', () => {
  const sheet = (rules: number) => '.a {\n  margin: 0;\n}\n\n'.repeat(rules);
  const [short, long] = [`${sheet(62)}.b {\n}\n`, `${sheet(62)}.b {\n  margin: 0;\n}\n`];
  expect(house({ 'src/ui/A.module.css': short, 'src/ui/theme/variables.css': sheet(70) })).toEqual([]);
  expect(house({ 'src/ui/A.module.css': long })).toEqual([expect.stringContaining('251 lines, at most 250')]);
});
