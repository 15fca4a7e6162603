import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#app/server/testing/build-test-app.ts';
import type { Answer } from '#app/server/testing/caller.ts';
import { readOperations } from '../openapi.ts';
import { columns, type Fixture, type Persona, type Stage, setStage } from './personas.ts';
import { onMissing, requests } from './requests.ts';
import { sendAs, withoutIdentity } from './send.ts';
import { type RightsRow, rows } from './table.ts';

let world: TestApp;
let stage: Stage;
beforeAll(async () => {
  world = await buildTestApp();
  stage = await setStage(world);
});
afterAll(() => world.close());

interface Cell {
  readonly answer: Answer;
  readonly asMissing: Answer | undefined;
  readonly isWrite: boolean;
}

/** On a stage that still stands as it was set. */
async function ask(row: RightsRow, persona: Persona, fixture: Fixture): Promise<Cell> {
  const make = requests[row.operation];
  if (!make) throw new Error(`no request is written for ${row.operation}`);
  const whose = stage.people.H.personId;
  const request = make(fixture, persona, whose);
  const answer = await sendAs(world, stage, persona, request);
  const isHidden = row.state !== 'ANY' && answer.status === 404;
  const nothing = isHidden ? make(onMissing(fixture), persona, whose) : undefined;
  const asMissing = nothing && (await sendAs(world, stage, persona, nothing));
  return { answer, asMissing, isWrite: request.method !== 'GET' };
}

test('every operation of the API has a row and a request, and no row is without an operation (API-4)', async () => {
  const operations = (await readOperations(world)).map((operation) => operation.id).sort();
  expect([...new Set(rows.map((row) => row.operation))].sort()).toEqual(operations);
  expect(Object.keys(requests).sort()).toEqual(operations);
});

test.each(rows)('$operation on $state answers each persona as the table says (API-5)', async (row) => {
  const found: Record<string, number> = {};
  const leaks: string[] = [];
  const setAnew = () => stage.fixture(row.state === 'ANY' ? 'PUBLIC' : row.state);
  let fixture = await setAnew();
  for (const persona of columns) {
    const { answer, asMissing, isWrite } = await ask(row, persona, fixture);
    // Reading changes nothing, nor does what was refused.
    if (isWrite && answer.status < 400) fixture = await setAnew();
    found[persona] = answer.status;
    leaks.push(...headerFaults(answer, persona !== 'V').map((fault) => `${persona}: ${fault}`));
    if (asMissing && JSON.stringify(withoutIdentity(asMissing)) !== JSON.stringify(withoutIdentity(answer))) {
      leaks.push(`${persona}: forbidden differs from missing`);
    }
  }
  expect(found).toEqual(Object.fromEntries(row.expected));
  expect(leaks).toEqual([]);
});

/** What every answer carries, and that nothing that was asked for with a token may be kept on the way. */
function headerFaults({ headers, status }: Answer, hasToken: boolean): string[] {
  const policy = String(headers['content-security-policy']);
  const scripts = (/script-src [^;]*/.exec(policy) ?? /default-src [^;]*/.exec(policy))?.[0] ?? '';
  const mayBeFramed = !/frame-ancestors 'none'/.test(policy) && headers['x-frame-options'] !== 'DENY';
  const faults: [boolean, string][] = [
    [mayBeFramed, 'may be framed'],
    [!scripts || /unsafe-(inline|eval)/.test(scripts), 'lets inline scripts run'],
    [headers['x-content-type-options'] !== 'nosniff', 'may be sniffed'],
    [!headers['referrer-policy'], 'names no referrer policy'],
    [status >= 400 && !String(headers['cache-control']).includes('no-store'), 'a refusal may be kept'],
    [hasToken && isKept(headers), 'an answer to a token may be kept by others'],
  ];
  return faults.flatMap(([isFault, what]) => (isFault ? [what] : []));
}

function isKept(headers: Answer['headers']): boolean {
  const control = String(headers['cache-control'] ?? '');
  return !control.includes('no-store') && !control.includes('public') && !control.includes('private');
}

test('what is not an operation of the API is a page, a file or the identity provider', async () => {
  const known = ['/api/', '/oidc/', '/plain/', '/auth/', '/dev/', '/robots.txt', '/sitemap'];
  const { paths } = (await world.as(null).get('/api/openapi.json')).body as { paths: object };
  expect(Object.keys(paths).filter((path) => !known.some((start) => path.startsWith(start)))).toEqual([]);
});
