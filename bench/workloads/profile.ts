import { enter } from '../../src/app/server/testing/cast.ts';
import { compareReads } from '../compare.ts';
import type { Scene } from '../scene.ts';

/** Somebody's profile as another reads it (PER-1). */
export async function profile(scene: Scene): Promise<void> {
  const { platform } = scene.live;
  const [reader, shown] = await Promise.all([
    enter(platform, { username: 'bench.reader' }),
    enter(platform, { username: 'bench.shown' }),
  ]);
  await compareReads(scene, 'profile, JSON', reader, {
    ours: '/api/profiles/bench.shown',
    limit: `/profile/${shown.personId}/${reader.personId}`,
  });
}
