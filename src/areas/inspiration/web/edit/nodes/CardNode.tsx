import { Trans, useLingui } from '@lingui/react/macro';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import type { Card } from '../../../rules/document.ts';
import { Drawn } from '../../story/Drawn.tsx';
import { drawCard } from '../../story/draw-cards.ts';
import { storyWords } from '../../story/story-words.ts';
import classes from '../edit.module.css';
import { useNames } from '../names.tsx';
import { RemoveNode } from './RemoveNode.tsx';

/** A huddle, community or place in the text, as its readers will see it. */
export function CardNode({ node, deleteNode, selected }: NodeViewProps) {
  const { t, i18n } = useLingui();
  const { named } = useNames();
  const drawn = drawCard(node.attrs as Card['attrs'], { named, words: storyWords(i18n) });
  return (
    <NodeViewWrapper className={classes.piece} data-selected={selected} contentEditable={false}>
      {drawn ? (
        <Drawn markup={drawn} />
      ) : (
        <p>
          <Trans>This is not here any more, or not for you. Readers do not see it.</Trans>
        </p>
      )}
      <RemoveNode label={t`Remove the card`} onRemove={deleteNode} />
    </NodeViewWrapper>
  );
}
