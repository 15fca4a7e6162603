import { IconTrash } from '@tabler/icons-react';
import { Action } from '#ui/Action.tsx';

/** Takes a piece out of the text; undoing brings it back. */
export function RemoveNode({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <span>
      <Action look="plain" size="small" icon={<IconTrash aria-hidden size={18} />} onClick={() => onRemove()}>
        {label}
      </Action>
    </span>
  );
}
