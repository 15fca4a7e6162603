import { PageSkeleton } from '#ui/Skeletons.tsx';
import classes from './SignedInFrame.module.css';
import bar from './TopBar.module.css';

/** The signed-in frame before anything is known: the same boxes, so that nothing jumps. */
export function FrameSkeleton() {
  return (
    <div className={classes.frame}>
      <div className={classes.side} />
      <div className={classes.stage}>
        <div className={bar.bar} />
        <main id="content" className={classes.main}>
          <PageSkeleton />
        </main>
      </div>
    </div>
  );
}
