import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { bearsToken } from '../../http/health.ts';
import type { Platform } from '../../platform.ts';
import { type MailReport, readReport } from './read-report.ts';
import { refusalOf, statusIn } from './refusal-of.ts';
import { takeReport } from './take-report.ts';

const MAX_BYTES = 5_000_000;
const inAddress = /([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i;

const event = z.object({
  kind: z.enum(['BOUNCE', 'COMPLAINT']),
  /** The Message-ID of our mail, or the address that it was sent from. */
  messageId: z.string().max(300),
  status: z.string().max(20).optional(),
  said: z.string().max(2_000).default(''),
});
const events = z.object({ events: z.array(event).max(1_000) });

/**
 * `POST /mail/reports`: what a mail service or a script behind a mail server tells of bounces and complaints, as the mail
 * itself (`message/rfc822`) or as events in JSON. Without a token in the settings there is no such address.
 */
export function registerReports(app: FastifyInstance, platform: Platform): void {
  const token = platform.config.BOUNCE_TOKEN;
  if (token === undefined) return;
  app.register(async (reports) => {
    reports.addContentTypeParser(
      'message/rfc822',
      { parseAs: 'buffer', bodyLimit: MAX_BYTES },
      (_request, body, done) => done(null, body),
    );
    reports.post(
      '/mail/reports',
      { schema: { hide: true }, bodyLimit: MAX_BYTES },
      async (request, reply) => {
        if (!bearsToken(request, token)) return reply.callNotFound();
        if (platform.maintenance.isReadOnly) return reply.code(503).header('retry-after', '300').send();
        const read = await reportsIn(request.body);
        if (!read) return reply.code(400).send({ error: 'A mail, or { events: [...] }, is expected.' });
        let taken = 0;
        for (const report of read) taken += (await takeReport(platform, report)) ? 1 : 0;
        return reply.send({ taken, unknown: read.length - taken });
      },
    );
  });
}

async function reportsIn(body: unknown): Promise<readonly MailReport[] | undefined> {
  if (body instanceof Uint8Array) {
    const report = await readReport(body);
    return report ? [report] : [];
  }
  const parsed = events.safeParse(body);
  return parsed.success ? parsed.data.events.map(reportOf) : undefined;
}

function reportOf({ kind, messageId, status, said }: z.output<typeof event>): MailReport {
  const means = kind === 'COMPLAINT' ? kind : refusalOf(status ?? statusIn(said), said);
  return { mailId: inAddress.exec(messageId)?.[1]?.toLowerCase(), means, said: said.slice(0, 300) };
}
