import type { ReactNode } from 'react';
import { PageSkeleton } from '#ui/Skeletons.tsx';
import classes from './SignedInFrame.module.css';
import bar from './TopBar.module.css';

/** The signed-in frame before anything is known: the same boxes, so that nothing jumps. */
export function FrameSkeleton({ children }: { children?: ReactNode }) {
  return (
    <div className={classes.frame}>
      <div className={classes.side} />
      <div className={classes.stage}>
        <div className={bar.bar} />
        <main id="content" className={classes.main}>
          {children ?? <PageSkeleton />}
        </main>
      </div>
    </div>
  );
}
