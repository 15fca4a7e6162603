import { type Logger, pino } from 'pino';
import type { Config } from '#platform/server/config.ts';

/** Structured logs to the standard output; secrets that slip into an error are struck out. */
export function openLog(config: Config): Logger {
  return pino({
    level: config.LOG_LEVEL,
    redact: [
      '*.authorization',
      '*.cookie',
      '*.password',
      '*.token',
      '*.email',
      'err.parameters',
      'err.detail',
      'err.client',
    ],
  });
}
