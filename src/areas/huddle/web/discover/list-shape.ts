import { useState } from 'react';
import { useOnPhone } from '#platform/web/screen.tsx';
import { useReadOnce } from '#platform/web/use-read-once.ts';

export type ListShape = 'rows' | 'cards';

const KEY = 'list_shape';

/** Whether a phone lists huddles as rows or as big cards, as it was chosen here before. */
export function useListShape() {
  const kept = useReadOnce(keptShape, 'rows');
  const [chosen = kept, setChosen] = useState<ListShape>();
  const onPhone = useOnPhone();
  const choose = (shape: ListShape) => {
    setChosen(shape);
    keepShape(shape);
  };
  return { onPhone, shape: onPhone ? chosen : 'cards', choose } as const;
}

function keptShape(): ListShape {
  try {
    return localStorage.getItem(KEY) === 'cards' ? 'cards' : 'rows';
  } catch {
    return 'rows';
  }
}

function keepShape(shape: ListShape): void {
  try {
    localStorage.setItem(KEY, shape);
  } catch {
    // A browser that keeps nothing lists rows again.
  }
}
