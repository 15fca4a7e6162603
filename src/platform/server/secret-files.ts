import { readFileSync } from 'node:fs';

type Env = Readonly<Record<string, string | undefined>>;

const FILE = '_FILE';

/**
 * The settings with those that stand in files: `NAME_FILE` names the file of `NAME`, as containers and systemd hand
 * secrets over. Answers one line a fault beside them.
 */
export function readSecretFiles(env: Env, names: readonly string[]): { env: Env; faults: string[] } {
  const read: Record<string, string | undefined> = { ...env };
  const faults: string[] = [];
  for (const name of names) {
    const path = env[`${name}${FILE}`];
    if (!path) continue;
    if (env[name]) {
      faults.push(`${name}: set it or ${name}${FILE}, not both`);
      continue;
    }
    try {
      read[name] = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      faults.push(`${name}${FILE}: cannot be read (${code})`);
    }
  }
  return { env: read, faults };
}
