import type { FastifyReply } from 'fastify';
import { attachmentNamed } from '#platform/server/csv.ts';
import { readParts } from '#platform/server/media/parts.ts';
import type { Platform } from '#platform/server/platform.ts';
import { recordSecurity } from '#platform/server/security/record-security.ts';
import { missing, type Refusal, refuse } from '#platform/shared/decision.ts';
import type { Viewer } from '#platform/shared/viewer.ts';
import { folderOf } from './make-export.ts';
import { readyExport } from './store.ts';

/** Sends the zip part by part to whose data it holds. */
export async function sendExport(
  platform: Platform,
  reply: FastifyReply,
  { personId }: Viewer,
  id: string,
): Promise<FastifyReply | Refusal> {
  const { db } = platform.database;
  const found = await readyExport(db, personId, id);
  if (!found) return missing();
  const isHere = found.state === 'READY' && found.expires_at && found.expires_at > platform.now();
  if (!isHere) return refuse('EXPORT_ENDED', {}, 'conflict');
  await recordSecurity(platform, db, 'export-fetched', { personId });
  const day = found.asked_at.toISOString().slice(0, 10);
  return reply
    .header('content-type', 'application/zip')
    .header('content-length', found.bytes)
    .header('content-disposition', attachmentNamed(`${platform.config.PRODUCT_NAME} ${day}`, 'zip'))
    .header('cache-control', 'private, no-store')
    .send(readParts(platform.storage, folderOf(id), 0, found.bytes));
}
