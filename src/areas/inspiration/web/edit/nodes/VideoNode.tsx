import { useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { MAX_CAPTION, type Video } from '../../../rules/document.ts';
import { Drawn } from '../../story/Drawn.tsx';
import { drawFilm } from '../../story/draw-cards.ts';
import { storyWords } from '../../story/story-words.ts';
import classes from '../edit.module.css';
import { RemoveNode } from './RemoveNode.tsx';

/** A film elsewhere in the text. */
export function VideoNode({ node, updateAttributes, deleteNode, selected }: NodeViewProps) {
  const { t, i18n } = useLingui();
  const video = node.attrs as Video['attrs'];
  return (
    <NodeViewWrapper className={classes.piece} data-selected={selected} contentEditable={false}>
      <Drawn markup={drawFilm(video, storyWords(i18n))} />
      <TextInput
        size="md"
        label={t`What the film shows`}
        maxLength={MAX_CAPTION}
        value={video.caption}
        onChange={(event) => updateAttributes({ caption: event.currentTarget.value })}
      />
      <RemoveNode label={t`Remove the film`} onRemove={deleteNode} />
    </NodeViewWrapper>
  );
}
