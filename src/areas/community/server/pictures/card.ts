import type { Platform } from '#platform/server/platform.ts';
import type { VisibleCommunity } from '../reads.ts';

const MORNING = 8;

/** The preview picture of a community, from what a visitor sees of it. Its painter is heavy: loaded when wanted. */
export async function communityCard(platform: Platform, { row, access }: VisibleCommunity): Promise<Buffer> {
  const location = access === 'FRONT' ? null : row.location;
  const { renderCard } = await import('#platform/server/cards/render-card.ts');
  return renderCard({
    title: row.name,
    lines: [access === 'FRONT' ? 'Private community' : 'Community', ...(location ? [location.name] : [])],
    productName: platform.config.PRODUCT_NAME,
    scene: { id: row.id, hour: MORNING },
    version: `${row.version} ${access}`,
  });
}
