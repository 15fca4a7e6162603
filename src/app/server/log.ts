import { type Logger, pino } from 'pino';
import type { Config } from '#platform/server/config.ts';
import { standardLog } from '#platform/server/log-stream.ts';

/** Structured logs to the standard output; secrets that slip into an error are struck out. */
export function openLog(config: Config): Logger {
  const options = {
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
  };
  return pino(options, standardLog);
}
