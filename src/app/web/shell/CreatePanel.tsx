import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { PlusButton } from './PlusButton.tsx';

const CreateList = latePart(() => import('./CreateList.tsx'));

/** What one can make, from anywhere (SHELL-6); its list is loaded when it is first wanted. */
export function CreatePanel({ beta, labelled = false }: { beta: boolean; labelled?: boolean }) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <PlusButton
      labelled={labelled}
      onClick={() => setWanted(true)}
      aria-haspopup="menu"
      aria-expanded={false}
    />
  );
  if (!wanted) return button;
  return <CreateList beta={beta} labelled={labelled} meanwhile={button} />;
}
