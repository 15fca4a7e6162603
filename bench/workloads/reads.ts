import { readRounds, type Scene } from '../scene.ts';

async function anyHuddle({ live }: Scene): Promise<string> {
  const list = (await (await fetch(`${live.origin}/api/public/huddles`)).json()) as {
    items: { id: string }[];
  };
  return list.items[0]?.id ?? '';
}

const OTHER_ADDRESSES = 20_000;

/**
 * The server-rendered page of a huddle, read by a visitor. Its data is read again each time; once the rendering is
 * kept from the visitor before, once every request has another address, so that each is rendered.
 */
export async function publicPage(scene: Scene): Promise<void> {
  const id = await anyHuddle(scene);
  const path = `/join/huddle/${id}`;
  const limit = `${scene.limit.origin}/page/${id}`;
  await readRounds(scene, 'public huddle page, HTML', scene.live.origin + path, limit);
  const anew = Array.from({ length: OTHER_ADDRESSES }, (_, at) => `${path}?again=${at}`);
  await readRounds(scene, '  each rendered anew', scene.live.origin + path, limit, anew);
}

/** The same huddle as an application reads it. */
export async function publicJson(scene: Scene): Promise<void> {
  const id = await anyHuddle(scene);
  const ours = `${scene.live.origin}/api/public/huddles/${id}`;
  await readRounds(scene, 'public huddle, JSON', ours, `${scene.limit.origin}/json/${id}`);
}
