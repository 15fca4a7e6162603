import { runStep, type StepResult } from './run-step.ts';

const GRAVE = ['high', 'critical'];

interface Report {
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity: string; readonly range: string }>>;
  /** What went wrong, where there is no report. */
  readonly message?: string;
}

/** Asks the registry for known weaknesses of what is shipped. */
export async function checkAudit(): Promise<StepResult> {
  const options = ['--omit=dev', '--json', '--loglevel=silent', '--fetch-retries=0', '--fetch-timeout=20000'];
  const { output } = await runStep('npm', ['audit', ...options], { quiet: true });
  return judgeAudit(output);
}

/** Grave weaknesses fail the check; a registry that does not answer such questions, or none at all, does not. */
export function judgeAudit(answer: string): StepResult {
  const { vulnerabilities, message } = parse(answer);
  if (!vulnerabilities) {
    const why = message ?? 'no answer';
    return { ok: true, output: `not checked: the registry gives no report (${why.slice(0, 120)})` };
  }
  const found = Object.entries(vulnerabilities);
  const lines = found.map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
  return {
    ok: !found.some(([, { severity }]) => GRAVE.includes(severity)),
    output: lines.join('\n') || 'no known weakness',
  };
}

function parse(answer: string): Report {
  try {
    return JSON.parse(answer) as Report;
  } catch {
    return {};
  }
}
