import type { ReactNode } from 'react';
import classes from './EmptyState.module.css';
import { Scene } from './Scene.tsx';

interface EmptyStateProps {
  /** Chooses the drawn picture; one for each kind of list. */
  picture: string;
  /** One sentence. */
  children: ReactNode;
  /** The one next step. */
  action?: ReactNode;
  hour?: number;
}

export function EmptyState({ picture, children, action, hour = 7 }: EmptyStateProps) {
  return (
    <div className={classes.state}>
      <div className={classes.picture}>
        <Scene id={picture} hour={hour} />
      </div>
      <p>{children}</p>
      {action}
    </div>
  );
}
