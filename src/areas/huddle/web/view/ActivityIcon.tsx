import type { Activity } from '../../rules/activity.ts';
import { activityIcons } from '../activity-icons.ts';

/** The line icon of an activity (HUD-2). */
export default function ActivityIcon({ activity }: { activity: Activity }) {
  const Icon = activityIcons[activity];
  return <Icon aria-hidden size={18} stroke={1.7} />;
}
