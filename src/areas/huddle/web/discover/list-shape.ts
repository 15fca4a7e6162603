import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';

export type ListShape = 'rows' | 'cards';

const KEY = 'list_shape';

/** Whether a phone lists huddles as rows or as big cards, as it was chosen here before. */
export function useListShape() {
  const [chosen, setChosen] = useState(keptShape);
  const onPhone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
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
