import type { MetaDescriptor } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { found } from '#areas/community/server/testing/found.ts';
import { communityMeta } from '#areas/community/web/public/community-meta.ts';
import { huddleMeta } from '#areas/huddle/web/public/huddle-meta.ts';
import { publish } from '#areas/inspiration/server/testing/write-story.ts';
import { inspirationMeta } from '#areas/inspiration/web/public/inspiration-meta.ts';
import { destinationOf, type ResolvedLink } from '#areas/link/rules/destination.ts';
import { cardOfLink } from '#areas/link/web/link-meta.ts';
import { say } from '#areas/post/server/testing/say.ts';
import type { PageRequest } from '#platform/web/page-request.ts';
import { buildTestApp, type TestApp } from './testing/build-test-app.ts';
import type { CastMember } from './testing/cast.ts';

const site = { productName: 'Trailfolk', publicOrigin: 'https://trailfolk.example', locale: 'en' };
const matches = [{ id: 'root', loaderData: site }];
let world: TestApp;
beforeAll(async () => {
  world = await buildTestApp({ PUBLIC_ORIGIN: site.publicOrigin });
});
afterAll(() => world.close());

/** What a loader knows, with the server of this test behind it. */
function page(): PageRequest {
  const api = async (path: string) => {
    const { status, body } = await world.as(null).get(path);
    return { status, body };
  };
  return { ...site, api } as unknown as PageRequest;
}
const visitorReads = async (path: string) => (await world.as(null).get(`/api/public/${path}`)).body;

async function plan(more: object = {}): Promise<string> {
  const [startDateTime, endDateTime] = ['2026-07-20T08:00:00Z', '2026-07-20T12:00:00Z'];
  const body = {
    name: 'Dawn ridge',
    privacy: 'PUBLIC',
    startDateTime,
    endDateTime,
    timeZone: 'UTC',
    ...more,
  };
  return (await world.as(world.asha).post('/api/huddles', body)).body.id;
}

const factsOf = (head: MetaDescriptor[]) =>
  head.flatMap((each) =>
    'script:ld+json' in each ? [each['script:ld+json'] as Record<string, unknown>] : [],
  );

/** The names and addresses of the steps to a page. */
function trailIn(head: MetaDescriptor[]): unknown {
  const trail = factsOf(head).find((each) => each['@type'] === 'BreadcrumbList');
  const steps = (trail?.itemListElement ?? []) as { position: number; name: string; item: string }[];
  return steps.map(({ position, name, item }) => [position, name, item]);
}
const origin = site.publicOrigin;

describe('SITE-2 search engines are told the way to a page', () => {
  test('SITE-2 to a huddle through its community, to a community, to an inspiration', async () => {
    const club = await found(world, world.asha, { name: 'Ridge walkers' });
    const huddle = await plan({ communityId: club });
    expect(trailIn(huddleMeta(await visitorReads(`huddles/${huddle}`), matches))).toEqual([
      [1, 'Trailfolk', `${origin}/start`],
      [2, 'Ridge walkers', `${origin}/join/community/${club}`],
      [3, 'Dawn ridge', `${origin}/join/huddle/${huddle}`],
    ]);
    expect(trailIn(communityMeta(await visitorReads(`communities/${club}`), matches))).toEqual([
      [1, 'Trailfolk', `${origin}/start`],
      [2, 'Ridge walkers', `${origin}/join/community/${club}`],
    ]);
    const story = await publish(world, world.asha);
    expect(trailIn(inspirationMeta(await visitorReads(`inspirations/${story}`), matches))).toEqual([
      [1, 'Trailfolk', `${origin}/start`],
      [2, 'Inspirations', `${origin}/explore/inspiration`],
      [3, 'Layers', `${origin}/inspiration/view/${story}`],
    ]);
  });

  test('HUD-1 a huddle names its community to anyone who may know of it, and a hidden one to its members alone', async () => {
    const club = await found(world, world.asha, { name: 'Owls', privacy: 'HIDDEN' });
    const id = await plan({ communityId: club });
    expect((await visitorReads(`huddles/${id}`)).communityObj).toBeNull();
    const inside = (await world.as(world.asha).get(`/api/huddles/${id}`)).body;
    expect(inside.communityObj).toEqual({ name: 'Owls' });
  });

  test('SITE-2 a private community stands in no list of theirs', async () => {
    const club = await found(world, world.asha, { name: 'Quiet club', privacy: 'PRIVATE' });
    const head = communityMeta(await visitorReads(`communities/${club}`), matches);
    expect(factsOf(head)).toEqual([]);
    expect(JSON.stringify(head)).toContain('noindex');
  });
});

describe('LINK-1', () => {
  async function share(
    objectType: string,
    objectId: string,
    who: CastMember = world.asha,
  ): Promise<ResolvedLink> {
    const made = await world.as(who).post('/api/links', { objectType, objectId });
    expect(made.status, made.text).toBe(200);
    const { uid } = made.body;
    return { ...(await visitorReads(`links/${uid}`)), uid };
  }
  const titleIn = (head: MetaDescriptor[]) =>
    head.flatMap((each) => ('property' in each && each.property === 'og:title' ? [each.content] : []));

  test('LINK-1, D18 each kind of object is led to where it stands, and crawlers get its card at once', async () => {
    const club = await found(world, world.asha, { name: 'Lake club' });
    const objects = {
      HUDDLE: [
        await plan(),
        'Dawn ridge',
        (id: string) => `/join/huddle/${id}?userId=${world.asha.personId}&link=`,
      ],
      INSPIRATION: [await publish(world, world.asha), 'Layers', (id: string) => `/inspiration/view/${id}`],
      COMMUNITY: [club, 'Lake club', (id: string) => `/community/view/${id}`],
      POST: [
        await say(world, world.asha, 'Fog all the way'),
        'Asha Rai',
        // D18: anybody may read it there, and anyone who is logged in is led on.
        (id: string) => `/timeline/view/${id}`,
      ],
    } as const;
    for (const [type, [id, title, to]] of Object.entries(objects)) {
      const link = await share(type, id);
      expect(destinationOf(link).startsWith(to(id)), type).toBe(true);
      const { meta: head, preview } = await cardOfLink(link, page());
      expect(titleIn(head), type).toEqual([title]);
      expect(preview?.title).toBe(title);
      expect(head.filter((each) => 'name' in each && each.name === 'robots')).toEqual([
        { name: 'robots', content: 'noindex' },
      ]);
    }
  });

  test('LINK-1 a ride leads to its page and shows crawlers nothing of itself', async () => {
    const link = { uid: 'u', objectType: 'CARPOOL', objectId: 'secret-ride', forUser: { id: 'p' } } as const;
    expect(destinationOf(link)).toBe('/carpool/view/new/secret-ride');
    const { meta: head, preview } = await cardOfLink(link, page());
    expect(titleIn(head)).toEqual(['Trailfolk']);
    expect(preview).toBeNull();
    expect(JSON.stringify(head)).not.toContain('secret-ride');
  });

  test('LINK-1 a private huddle shows crawlers its name and day, and no place', async () => {
    const id = await plan({
      privacy: 'PRIVATE',
      name: 'Hidden hut',
      venue: { name: 'Hut of secrets', formattedAddress: 'Wald', lat: 47, lng: 8 },
    });
    const head = JSON.stringify(await cardOfLink(await share('HUDDLE', id), page()));
    expect(head).toContain('Hidden hut');
    expect(head).toContain('Asha Rai invites you to this huddle');
    expect(head).toContain('og:image');
    expect(head).not.toContain('secrets');
    expect(head).not.toContain('scenes/');
  });

  test('LINK-1 no link is made to a community that visitors may not see, and one that ends leads nowhere', async () => {
    const secret = await found(world, world.asha, { privacy: 'HIDDEN' });
    const body = { objectType: 'COMMUNITY', objectId: secret };
    expect((await world.as(world.asha).post('/api/links', body)).body.code).toBe('LINK_HIDDEN');
    expect((await world.as(world.ben).post('/api/links', body)).status).toBe(404);
    const open = await found(world, world.asha);
    const { uid } = await share('COMMUNITY', open, world.ben);
    await world.as(world.asha).put(`/api/communities/${open}/deletion`, { wanted: true });
    expect((await world.as(null).get(`/api/public/links/${uid}`)).status).toBe(404);
  });

  test.each([
    ['never was', 'A'.repeat(22), 404],
    ['is mangled', 'x', 400],
    ['is a path', '..%2F..%2Fme', 400],
  ])('LINK-1 a link that %s leads nowhere', async (_, uid, status) => {
    expect((await world.as(null).get(`/api/public/links/${uid}`)).status).toBe(status);
  });
});
