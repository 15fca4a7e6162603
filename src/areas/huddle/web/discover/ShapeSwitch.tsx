import { useLingui } from '@lingui/react/macro';
import { ActionIcon } from '@mantine/core';
import { IconLayoutList, IconPhoto } from '@tabler/icons-react';
import type { ListShape } from './list-shape.ts';

interface ShapeSwitchProps {
  shape: ListShape;
  onChange: (shape: ListShape) => void;
}

/** Rows, of which several fit a screen, or cards with big pictures. */
export function ShapeSwitch({ shape, onChange }: ShapeSwitchProps) {
  const { t } = useLingui();
  const [other, label, Icon] =
    shape === 'rows'
      ? (['cards', t`Big pictures`, IconPhoto] as const)
      : (['rows', t`Short rows`, IconLayoutList] as const);
  return (
    <ActionIcon variant="default" size={44} radius="md" aria-label={label} onClick={() => onChange(other)}>
      <Icon aria-hidden size={20} />
    </ActionIcon>
  );
}
