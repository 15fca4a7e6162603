import { z } from 'zod';

/** Settings of services that answer for us what we do not know. */
export const askedServices = {
  WEATHER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'A forecast service in the form of Open-Meteo; without it Aurora says that she has no forecast.',
    ),
  AURORA_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('An OpenAI-compatible model service that answers for Aurora; without it her own rules do.'),
  AURORA_API_KEY: z.string().optional().describe('Key for that service.'),
  AURORA_MODEL: z.string().min(1).default('default').describe('Name of the model there.'),
  AURORA_DAILY_TOKENS: z.coerce
    .number()
    .int()
    .min(0)
    .default(60_000)
    .describe('Tokens that one person may use up there a day; then the rules answer.'),
  AURORA_TIMEOUT_MS: z.coerce
    .number()
    .int()
    .min(100)
    .max(80_000)
    .default(40_000)
    .describe('Longest wait for a whole answer of that service, in milliseconds.'),
};
