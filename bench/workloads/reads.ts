import { readRounds, type Scene } from '../scene.ts';

async function anyHuddle({ live }: Scene): Promise<string> {
  const list = (await (await fetch(`${live.origin}/api/public/huddles`)).json()) as {
    items: { id: string }[];
  };
  return list.items[0]?.id ?? '';
}

/** The server-rendered page of a huddle, read by a visitor. */
export async function publicPage(scene: Scene): Promise<void> {
  const id = await anyHuddle(scene);
  const ours = `${scene.live.origin}/join/huddle/${id}`;
  await readRounds(scene, 'public huddle page, HTML', ours, `${scene.limit.origin}/page/${id}`);
}

/** The same huddle as an application reads it. */
export async function publicJson(scene: Scene): Promise<void> {
  const id = await anyHuddle(scene);
  const ours = `${scene.live.origin}/api/public/huddles/${id}`;
  await readRounds(scene, 'public huddle, JSON', ours, `${scene.limit.origin}/json/${id}`);
}
