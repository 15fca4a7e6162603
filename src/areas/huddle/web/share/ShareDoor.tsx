import { latePart } from '#platform/web/lazy-part.ts';
import type { HuddleView } from '../../contract/views.ts';

const ShareSheet = latePart(() => import('./ShareSheet.tsx'));

interface ShareDoorProps {
  huddle: HuddleView;
  opened: boolean;
  isNew?: boolean;
  onClose: () => void;
}

/** The sheet of all ways to share, fetched when it is first wanted. */
export function ShareDoor({ huddle, opened, isNew = false, onClose }: ShareDoorProps) {
  if (!opened) return null;
  return <ShareSheet huddle={huddle} isNew={isNew} onClose={onClose} />;
}
