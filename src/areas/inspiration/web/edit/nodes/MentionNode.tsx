import { Trans } from '@lingui/react/macro';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import classes from '../edit.module.css';
import { useNames } from '../names.tsx';

/** Somebody in the text, by the name they have now. */
export function MentionNode({ node, selected }: NodeViewProps) {
  const { named } = useNames();
  const person = named.people.find(({ id }) => id === node.attrs.id);
  return (
    <NodeViewWrapper as="span" className={classes.mention} data-selected={selected} contentEditable={false}>
      {person ? `@${person.name}` : <Trans>somebody</Trans>}
    </NodeViewWrapper>
  );
}
