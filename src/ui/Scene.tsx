import { scenePath } from '#platform/shared/scene/path.ts';
import type { Scene as Shown } from '#platform/shared/scene/scene.ts';
import classes from './Scene.module.css';

interface SceneProps extends Shown {
  /** On the first screen: painted with the page. */
  first?: boolean;
  className?: string | undefined;
}

/** The drawn picture of what has none. It fills the box its parent reserves and says nothing to a screen reader. */
export function Scene({ first = false, className, ...shown }: SceneProps) {
  return (
    <img
      className={[classes.picture, className].filter(Boolean).join(' ')}
      src={scenePath(shown)}
      width={1200}
      height={600}
      loading={first ? 'eager' : 'lazy'}
      {...(first && { fetchPriority: 'high' })}
      decoding="async"
      alt=""
    />
  );
}
