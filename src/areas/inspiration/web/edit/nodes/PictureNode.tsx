import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { MAX_ALT, MAX_CAPTION } from '../../../rules/document.ts';
import { DraftPicture } from '../DraftPicture.tsx';
import classes from '../edit.module.css';
import { useNames } from '../names.tsx';
import { RemoveNode } from './RemoveNode.tsx';

/** A picture in the text, with what stands below it and what it shows to those who do not see it. */
export function PictureNode({ node, updateAttributes, deleteNode, selected }: NodeViewProps) {
  const { t } = useLingui();
  const { inspirationId } = useNames();
  const { id, alt, caption } = node.attrs as { id: string; alt: string; caption: string };
  return (
    <NodeViewWrapper className={classes.piece} data-selected={selected} contentEditable={false}>
      <DraftPicture inspirationId={inspirationId} pictureId={id} alt={alt} />
      <TextInput
        size="md"
        label={t`What the picture shows`}
        description={t`For people who do not see it. Leave it empty for mere decoration.`}
        maxLength={MAX_ALT}
        value={alt}
        onChange={(event) => updateAttributes({ alt: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        label={t`Caption`}
        maxLength={MAX_CAPTION}
        value={caption}
        onChange={(event) => updateAttributes({ caption: event.currentTarget.value })}
      />
      <RemoveNode label={t`Remove the picture`} onRemove={deleteNode} />
    </NodeViewWrapper>
  );
}
