import type { Platform } from '#platform/server/platform.ts';
import { hourIn } from '#platform/shared/time.ts';
import { wordInstant } from '#platform/shared/word-instant.ts';
import type { VisibleHuddle } from '../reads.ts';

/** The preview picture of a huddle, from what every visitor may see of it. Its painter is heavy: loaded when wanted. */
export async function huddleCard(platform: Platform, { row, hosts }: VisibleHuddle): Promise<Buffer> {
  const venue = row.venue;
  const host = hosts[0]?.display_name;
  const { renderCard } = await import('#platform/server/cards/render-card.ts');
  return renderCard({
    title: row.name,
    lines: [...(venue ? [venue.name] : []), ...(host ? [`Hosted by ${host}`] : [])],
    when: wordInstant(row.starts_at, row.time_zone, 'en'),
    productName: platform.config.PRODUCT_NAME,
    landscapeId: row.id,
    hour: hourIn(row.starts_at, row.time_zone),
    version: `${row.version} ${row.sequence}`,
  });
}
