import { Trans } from '@lingui/react/macro';
import { createElement, Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { NamedView } from '../../contract-values.ts';
import type {
  Block,
  Inline,
  List,
  Mark,
  Picture,
  StoryDocument as Story,
  Text,
} from '../../rules/document.ts';
import { isSafeLink } from '../../rules/links.ts';
import { StoryCard, StoryVideo } from './Embeds.tsx';
import { StoryPicture } from './StoryPicture.tsx';
import classes from './story.module.css';

interface StoryDocumentProps {
  document: Story;
  /** What its references are called; what is missing here is not shown. */
  named: NamedView;
  /** Draws a picture where readers cannot ask for it yet. */
  drawPicture?: (picture: Picture['attrs']) => ReactNode;
}

/** A story as its readers see it: the tree as elements, the same on the server and in the page, never as HTML (INS-4). */
export function StoryDocument({ document, named, drawPicture }: StoryDocumentProps) {
  const ground: Ground = { named, drawPicture };
  let chapters = 0;
  const blocks = document.content.map((block) => {
    if (block.type === 'heading') chapters += 1;
    return drawBlock(block, ground, chapters);
  });
  return (
    <div className={classes.story} dir="auto">
      {together(blocks)}
    </div>
  );
}

interface Ground {
  readonly named: NamedView;
  readonly drawPicture: StoryDocumentProps['drawPicture'];
}

function drawBlock(block: Block, ground: Ground, chapter?: number): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p>{drawInline(block.content, ground)}</p>;
    case 'heading':
      return createElement(
        block.attrs.level === 2 ? 'h2' : 'h3',
        chapter === undefined ? {} : { id: `chapter-${chapter}` },
        drawInline(block.content, ground),
      );
    case 'bulletList':
    case 'orderedList':
      return drawList(block, ground);
    case 'blockquote':
      return <blockquote>{drawBlocks(block.content, ground)}</blockquote>;
    case 'horizontalRule':
      return <hr />;
    case 'picture':
      return ground.drawPicture ? (
        ground.drawPicture(block.attrs)
      ) : (
        <StoryPicture picture={block.attrs} named={ground.named} />
      );
    case 'card':
      return <StoryCard card={block.attrs} named={ground.named} />;
    case 'video':
      return <StoryVideo video={block.attrs} />;
  }
}

function drawList({ type, content }: List, ground: Ground): ReactNode {
  const items = content.map((item) => createElement('li', {}, drawBlocks(item.content, ground)));
  return createElement(type === 'bulletList' ? 'ul' : 'ol', {}, ...items);
}

function drawBlocks(blocks: readonly Block[] = [], ground: Ground): ReactNode {
  return together(blocks.map((block) => drawBlock(block, ground)));
}

function drawInline(parts: readonly Inline[] = [], ground: Ground): ReactNode {
  return together(parts.map((part) => drawPart(part, ground)));
}

function drawPart(part: Inline, { named }: Ground): ReactNode {
  if (part.type === 'hardBreak') return <br />;
  if (part.type === 'text') return drawText(part);
  const person = named.people.find(({ id }) => id === part.attrs.id);
  if (!person) return <Trans>somebody</Trans>;
  return <Link to={`/${encodeURIComponent(person.username)}`}>@{person.name}</Link>;
}

/** A story does not change while it stands there: its parts need no names. */
function together(parts: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, {}, ...parts);
}

const tags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const;

function drawText({ text, marks = [] }: Text): ReactNode {
  return marks.reduce<ReactNode>(drawMark, text);
}

/** A link is asked once more where it leads: what is kept was checked, what is drawn is checked. */
function drawMark(inner: ReactNode, mark: Mark): ReactNode {
  if (mark.type !== 'link') return createElement(tags[mark.type], {}, inner);
  if (!isSafeLink(mark.attrs.href)) return inner;
  return (
    <a href={mark.attrs.href} rel="nofollow ugc noopener noreferrer">
      {inner}
    </a>
  );
}
