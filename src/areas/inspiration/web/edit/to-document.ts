import { cardKinds, MAX_ALT, MAX_CAPTION, type StoryDocument } from '../../rules/document.ts';
import { isSafeLink, isVideoAddress } from '../../rules/links.ts';

interface EditorNode {
  readonly type?: string;
  readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  readonly content?: readonly EditorNode[];
  readonly text?: string | undefined;
  readonly marks?: ReadonlyArray<{
    readonly type: string;
    readonly attrs?: Readonly<Record<string, unknown>> | undefined;
  }>;
}

const inner = ['doc', 'paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'blockquote'];
const bare = ['hardBreak', 'horizontalRule'];
const marks = ['bold', 'italic', 'underline', 'strike'];

const textOf = (value: unknown, limit: number) => (typeof value === 'string' ? value : '').slice(0, limit);

/** What the editor holds as the document that is kept: only what a document knows, nothing that the library adds. */
export function toDocument(node: EditorNode): StoryDocument {
  return (cleaned(node) ?? { type: 'doc', content: [] }) as unknown as StoryDocument;
}

function cleaned(node: EditorNode): object | undefined {
  const { type = '', attrs = {}, content = [] } = node;
  if (type === 'text') return textNode(node);
  if (bare.includes(type)) return { type };
  if (inner.includes(type)) {
    const level = type === 'heading' ? { attrs: { level: attrs.level === 3 ? 3 : 2 } } : {};
    const parts = content.map(cleaned).filter((part) => part !== undefined);
    return { type, ...level, content: parts };
  }
  return atom(type, attrs);
}

function textNode({ text = '', marks: given = [] }: EditorNode): object | undefined {
  if (text === '') return undefined;
  const kept = given.flatMap(({ type, attrs }) => {
    if (type === 'link') return isSafeLink(attrs?.href) ? [{ type, attrs: { href: attrs.href } }] : [];
    return marks.includes(type) ? [{ type }] : [];
  });
  return { type: 'text', text, ...(kept.length > 0 && { marks: kept }) };
}

function atom(type: string, attrs: Readonly<Record<string, unknown>>): object | undefined {
  const { id } = attrs;
  const caption = textOf(attrs.caption, MAX_CAPTION);
  if (type === 'picture' && typeof id === 'string')
    return { type, attrs: { id, alt: textOf(attrs.alt, MAX_ALT), caption } };
  if (type === 'mention' && typeof id === 'string') return { type, attrs: { id } };
  if (type === 'video' && isVideoAddress(attrs.url)) return { type, attrs: { url: attrs.url, caption } };
  const kind = cardKinds.find((each) => each === attrs.kind);
  if (type === 'card' && kind && typeof id === 'string') return { type, attrs: { kind, id } };
  return undefined;
}
