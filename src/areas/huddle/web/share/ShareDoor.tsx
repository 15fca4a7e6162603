import { lazy, Suspense } from 'react';
import type { HuddleView } from '../../contract/views.ts';

const ShareSheet = lazy(() => import('./ShareSheet.tsx'));

interface ShareDoorProps {
  huddle: HuddleView;
  opened: boolean;
  isNew?: boolean;
  onClose: () => void;
}

/** The sheet of all ways to share, fetched when it is first wanted. */
export function ShareDoor({ huddle, opened, isNew = false, onClose }: ShareDoorProps) {
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <ShareSheet huddle={huddle} isNew={isNew} onClose={onClose} />
    </Suspense>
  );
}
