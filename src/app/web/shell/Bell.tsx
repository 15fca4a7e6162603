import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { BellButton } from './BellButton.tsx';

const BellPreview = latePart(() => import('./BellPreview.tsx'));

/** What happened last, with how much of it is new; live (SHELL-3, NOT-2). Its list is loaded when wanted. */
export function Bell() {
  const [wanted, setWanted] = useState(false);
  const button = <BellButton onClick={() => setWanted(true)} aria-haspopup="dialog" aria-expanded={false} />;
  if (!wanted) return button;
  return <BellPreview meanwhile={button} />;
}
