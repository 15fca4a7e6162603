import { Trans, useLingui } from '@lingui/react/macro';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import type { Card } from '../../../rules/document.ts';
import { StoryCard } from '../../story/Embeds.tsx';
import classes from '../edit.module.css';
import { useNames } from '../names.tsx';
import { RemoveNode } from './RemoveNode.tsx';

/** A huddle, community or place in the text, as its readers will see it. */
export function CardNode({ node, deleteNode, selected }: NodeViewProps) {
  const { t } = useLingui();
  const { named } = useNames();
  const card = node.attrs as Card['attrs'];
  const isKnown = named.cards.some(({ kind, id }) => kind === card.kind && id === card.id);
  return (
    <NodeViewWrapper className={classes.piece} data-selected={selected} contentEditable={false}>
      {isKnown ? (
        <StoryCard card={card} named={named} />
      ) : (
        <p>
          <Trans>This is not here any more, or not for you. Readers do not see it.</Trans>
        </p>
      )}
      <RemoveNode label={t`Remove the card`} onRemove={deleteNode} />
    </NodeViewWrapper>
  );
}
