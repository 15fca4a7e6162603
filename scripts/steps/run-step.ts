import { type ChildProcess, spawn } from 'node:child_process';

export interface StepOptions {
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Keeps the output and returns it instead of showing it. */
  readonly quiet?: boolean;
}

export interface StepResult {
  readonly ok: boolean;
  readonly output: string;
}

const running = new Set<ChildProcess>();

/** Runs one command of this package under the Node that runs us; ends it when we are told to stop. */
export function runStep(
  command: string,
  args: readonly string[],
  options: StepOptions = {},
): Promise<StepResult> {
  const child = spawn(command, [...args], {
    env: { ...process.env, ...options.env },
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => output.push(bytes));
  return new Promise((resolve) => {
    const end = (ok: boolean) => {
      running.delete(child);
      resolve({ ok, output: Buffer.concat(output).toString() });
    };
    child.once('error', (error) => {
      output.push(Buffer.from(String(error)));
      end(false);
    });
    child.once('close', (code) => end(code === 0));
  });
}

/** Passes Ctrl-C and termination on to what runs, and calls `tidy` before the end. */
export function stopTogether(tidy: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      for (const child of running) child.kill('SIGTERM');
      setTimeout(() => {
        tidy();
        process.exit(130);
      }, 3_000).unref();
      process.exitCode = 130;
    });
  }
}
