// Runs on whatever Node the machine has (18 or newer) and before anything is installed:
// plain JavaScript, no dependency.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const cache = join(root, '.cache');
const stamp = join(root, 'node_modules', '.installed');
const wantedMajor = 24;

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(line) {
  process.stderr.write(`\n${line}\n`);
  process.exit(1);
}

// npm and the browser both want to write into the home folder; give them one when it is closed.
function environment() {
  const env = { ...process.env };
  env.PATH = [join(root, 'node_modules', '.bin'), env.PATH].join(delimiter);
  try {
    accessSync(homedir(), constants.W_OK);
  } catch {
    env.HOME = join(cache, 'home');
    env.npm_config_cache = join(cache, 'npm');
    mkdirSync(env.HOME, { recursive: true });
  }
  return env;
}

function wantedStamp() {
  const hash = createHash('sha256');
  for (const name of ['package.json', 'package-lock.json']) hash.update(readFileSync(join(root, name)));
  return hash.digest('hex');
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wantedStamp();
}

/** Installs the locked packages unless they stand; the installer's own words go to a file. */
function install(env) {
  if (isInstalled()) return;
  const log = join(cache, 'install.log');
  mkdirSync(cache, { recursive: true });
  const started = Date.now();
  say('Installing packages (about a minute the first time)');
  const words = openSync(log, 'w');
  const options = ['install', '--no-audit', '--no-fund', '--prefer-offline'];
  const [command, ...first] = env.npm_execpath ? [process.execPath, env.npm_execpath] : ['npm'];
  const done = spawnSync(command, [...first, ...options], {
    cwd: root,
    env,
    stdio: ['ignore', words, words],
  });
  closeSync(words);
  if (done.status !== 0) fail(`The packages could not be installed. What npm said: ${log}`);
  writeFileSync(stamp, wantedStamp());
  say(`Packages ready in ${Math.round((Date.now() - started) / 1000)} s`);
}

/** Our own Node where it is packaged for this machine, else the one that runs this, if it is new enough. */
function findNode() {
  const packaged = join(root, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= wantedMajor) return process.execPath;
  return fail(
    `Node ${wantedMajor} or newer is needed on ${process.platform}-${process.arch}; this is ${process.version}.`,
  );
}

// npm that is told to stop ends only the shell between it and us, so we notice that our parent is gone.
function endWithNpm(child) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300).unref();
}

/** Installs what is missing, then hands over to a TypeScript file under the right Node. */
export function enter(script) {
  const env = environment();
  install(env);
  const child = spawn(findNode(), [join(root, script), ...process.argv.slice(2)], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  // The terminal sends Ctrl-C to the child as well; we only have to outlive it.
  process.on('SIGINT', () => {});
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  endWithNpm(child);
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
