import type { Setting } from '#platform/shared/scene/setting.ts';
import { Scene } from '#ui/Scene.tsx';
import type { Activity } from '../../rules/activity.ts';
import { sceneOf } from '../../rules/scene.ts';

interface HuddleSceneProps {
  huddle: {
    readonly id: string;
    readonly activity: Activity;
    /** Empty where a plan has no day yet. */
    readonly startDateTime: string;
    readonly timeZone: string;
    readonly scene: Setting | null;
  };
  /** On the first screen: painted with the page. */
  first?: boolean;
}

/** The drawn picture of a huddle without a cover. */
export function HuddleScene({ huddle, first = false }: HuddleSceneProps) {
  const { id, activity, startDateTime, timeZone, scene } = huddle;
  const start = startDateTime ? new Date(startDateTime) : null;
  return <Scene {...sceneOf({ id, activity, start, timeZone, scene })} first={first} />;
}
