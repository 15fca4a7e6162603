import type { MetaDescriptor } from 'react-router';
import { wordInstant } from '#platform/shared/word-instant.ts';
import { isoInZone } from '#platform/shared/zoned-time.ts';
import { type Step, trailOf } from '#platform/web/breadcrumbs.ts';
import type { HuddleView } from '../../contract/views.ts';

export type { HuddleView };

interface RootData {
  readonly productName: string;
  readonly publicOrigin: string;
  readonly locale: string;
}

const MAX_DESCRIPTION = 200;

/** Title, preview card and the Event that search engines read; only what the visitor's view holds (SITE-2). */
export function huddleMeta(
  huddle: HuddleView,
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[],
): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as RootData | undefined;
  if (!root) return [{ title: huddle.name }];
  const address = `${root.publicOrigin}/join/huddle/${huddle.id}`;
  const when = wordInstant(new Date(huddle.startDateTime), huddle.timeZone, root.locale);
  const where = huddle.venue ? ` · ${huddle.venue.name}` : '';
  const description = shorten(`${when}${where}. ${huddle.description}`.trim());
  const title = `${huddle.name} · ${root.productName}`;
  if (huddle.sight === 'LINK') {
    return [{ title }, { name: 'description', content: when }, { name: 'robots', content: 'noindex' }];
  }
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...preview({
      title: huddle.name,
      description,
      address,
      picture: cardOf(huddle, root),
      site: root.productName,
    }),
    { 'script:ld+json': eventOf(huddle, address, root) },
    { 'script:ld+json': trailOf(root, stepsTo(huddle)) },
  ];
}

function cardOf(huddle: HuddleView, root: RootData): string {
  const version = huddle.coverPhotoUrl.split('v=')[1] ?? '1';
  // Who shows a preview keeps it by its address, and it says how many places are left.
  const left = huddle.placesLeft === null ? '' : `-${huddle.placesLeft}`;
  return `${root.publicOrigin}/api/public/huddles/${huddle.id}/card.jpg?v=${version}${left}`;
}

interface Preview {
  readonly title: string;
  readonly description: string;
  readonly address: string;
  readonly picture: string;
  readonly site: string;
}

function preview({ title, description, address, picture, site }: Preview): MetaDescriptor[] {
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/jpeg' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    { name: 'twitter:image', content: picture },
  ];
}

/** Through its community, where it has one that it names. */
function stepsTo({ id, name, communityId, communityObj }: HuddleView): Step[] {
  const club: Step[] =
    communityId && communityObj ? [[communityObj.name, `/join/community/${communityId}`]] : [];
  return [...club, [name, `/join/huddle/${id}`]];
}

/** schema.org Event. */
function eventOf(huddle: HuddleView, address: string, root: RootData) {
  const cancelled = huddle.status === 'CANCELLED';
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: huddle.name,
    description: huddle.description,
    startDate: isoInZone(new Date(huddle.startDateTime), huddle.timeZone),
    endDate: isoInZone(new Date(huddle.endDateTime), huddle.timeZone),
    eventStatus: `https://schema.org/${cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    image: [cardOf(huddle, root)],
    url: address,
    isAccessibleForFree: huddle.paymentMode === 'FREE',
    ...(huddle.venue && {
      location: {
        '@type': 'Place',
        name: huddle.venue.name,
        address: huddle.venue.formattedAddress,
        geo: { '@type': 'GeoCoordinates', latitude: huddle.venue.lat, longitude: huddle.venue.lng },
      },
    }),
    ...(huddle.host && { organizer: { '@type': 'Person', name: huddle.host.displayName } }),
    ...(huddle.capacity !== null && { maximumAttendeeCapacity: huddle.capacity }),
  };
}

function shorten(text: string): string {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length <= MAX_DESCRIPTION ? flat : `${flat.slice(0, MAX_DESCRIPTION - 1).trimEnd()}…`;
}
