import {
  type Icon,
  IconBackpack,
  IconBike,
  IconFeather,
  IconFish,
  IconHeartHandshake,
  IconKayak,
  IconMountain,
  IconRun,
  IconSnowflake,
  IconStars,
  IconStretching,
  IconTent,
  IconTrekking,
  IconWalk,
} from '@tabler/icons-react';
import type { Activity } from '../rules/activity.ts';

/** One line icon an activity (HUD-2). */
export const activityIcons: Readonly<Record<Activity, Icon>> = {
  GENERAL: IconStars,
  HIKING: IconTrekking,
  BACKPACKING: IconBackpack,
  CAMPING: IconTent,
  CYCLING: IconBike,
  MOUNTAIN_BIKING: IconBike,
  TRAIL_RUNNING: IconRun,
  WALKING: IconWalk,
  CLIMBING: IconMountain,
  PADDLING: IconKayak,
  SKIING: IconSnowflake,
  SNOWSHOEING: IconSnowflake,
  BIRDWATCHING: IconFeather,
  FISHING: IconFish,
  YOGA: IconStretching,
  VOLUNTEERING: IconHeartHandshake,
};
