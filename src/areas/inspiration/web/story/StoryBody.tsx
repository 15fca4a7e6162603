import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Drawn } from './Drawn.tsx';
import classes from './story.module.css';

/** The words of a story, drawn by `drawStory` and by nothing else. */
export function StoryBody({ drawn, id }: { drawn: string; id?: string }) {
  const body = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const story = body.current;
    const follow = (event: MouseEvent) => {
      const path = ownPathOf(event);
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    };
    story?.addEventListener('click', follow);
    return () => story?.removeEventListener('click', follow);
  }, [navigate]);
  return <Drawn ref={body} id={id} className={classes.story} dir="auto" markup={drawn} />;
}

/** Where a plain press on a link of ours leads; undefined for all else, which is the browser's. */
function ownPathOf(event: MouseEvent): string | undefined {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || event.defaultPrevented) return undefined;
  const path = (target as Element).closest('a')?.getAttribute('href') ?? '';
  return /^\/(?!\/)/.test(path) ? path : undefined;
}
