import { Node } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import { ReactNodeViewRenderer } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink } from '../../rules/links.ts';
import { CardNode } from './nodes/CardNode.tsx';
import { MentionNode } from './nodes/MentionNode.tsx';
import { PictureNode } from './nodes/PictureNode.tsx';
import { VideoNode } from './nodes/VideoNode.tsx';

const attributes = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { default: '', parseHTML: attributeOf(name) }]));

/** Pieces that are cut and pasted within a story keep what they are; nothing else is read from foreign HTML. */
function attributeOf(name: string) {
  return (element: HTMLElement) => element.getAttribute(`data-${name}`) ?? '';
}

function atom(
  name: string,
  view: Parameters<typeof ReactNodeViewRenderer>[0],
  names: string[],
  inline = false,
) {
  const tag = `story-${name}`;
  return Node.create({
    name,
    group: inline ? 'inline' : 'block',
    inline,
    atom: true,
    draggable: !inline,
    addAttributes: () => attributes(...names),
    parseHTML: () => [{ tag }],
    renderHTML: ({ node }) => [
      tag,
      Object.fromEntries(names.map((each) => [`data-${each}`, String(node.attrs[each] ?? '')])),
    ],
    addNodeView: () => ReactNodeViewRenderer(view, inline ? { as: 'span' } : {}),
  });
}

/** Exactly what a document knows (`rules/document.ts`): the editor can make nothing else. */
export function extensionsOf(placeholder: string) {
  return [
    StarterKit.configure({
      heading: { levels: [2, 3] },
      code: false,
      codeBlock: false,
      link: { openOnClick: false, isAllowedUri: (url) => isSafeLink(url), defaultProtocol: 'https' },
    }),
    Placeholder.configure({ placeholder }),
    atom('picture', PictureNode, ['id', 'alt', 'caption']),
    atom('card', CardNode, ['kind', 'id']),
    atom('video', VideoNode, ['url', 'caption']),
    atom('mention', MentionNode, ['id'], true),
  ];
}
