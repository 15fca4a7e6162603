import type { Card } from './render-card.ts';

interface Box {
  readonly type: string;
  readonly key: null;
  readonly props: { readonly style: Record<string, string | number>; readonly children: (Box | string)[] };
}

function box(style: Record<string, string | number>, ...children: (Box | string)[]): Box {
  return { type: 'div', key: null, props: { style: { display: 'flex', ...style }, children } };
}

const shade = 'linear-gradient(180deg, rgba(5,11,10,0) 0%, rgba(5,11,10,0.12) 40%, rgba(5,11,10,0.85) 100%)';
const column = { flexDirection: 'column' } as const;

/** The words of a card, over a shade that keeps them readable on any sky. */
export function cardLayout(card: Card, fontFamily: string): Box {
  const title = shorten(drawable(card.title), 90);
  const lines = card.lines.slice(0, 3).map((line) => shorten(drawable(line), 70));
  return box(
    { width: '100%', height: '100%', color: '#ffffff', fontFamily, backgroundImage: shade },
    box(
      { ...column, flex: 1, justifyContent: 'space-between', padding: 64 },
      box(
        { justifyContent: 'space-between', alignItems: 'center' },
        whenBadge(card),
        productBadge(card.productName),
      ),
      box(
        { ...column },
        box(
          { fontSize: title.length > 44 ? 60 : 76, fontWeight: 700, lineHeight: 1.1, letterSpacing: -1.5 },
          title,
        ),
        ...lines.map((line) => box({ fontSize: 34, fontWeight: 500, marginTop: 16 }, line)),
      ),
    ),
  );
}

function whenBadge({ when }: Card): Box {
  if (!when) return box({});
  const style = { background: '#ffffff', color: '#0a4a46', borderRadius: 16, padding: '12px 24px' };
  return box({ ...style, fontSize: 34, fontWeight: 700 }, drawable(when));
}

function productBadge(name: string): Box {
  const style = { background: '#0f766e', borderRadius: 16, padding: '12px 24px' };
  return box({ ...style, fontSize: 30, fontWeight: 700 }, drawable(name));
}

/** Without what the fonts of a card cannot draw: emoji, and scripts we carry no letters for. */
function drawable(text: string): string {
  const kept = text.replace(
    /[^\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{P}\p{Z}\p{M}+=<>|~^$€£%°×–—]/gu,
    '',
  );
  return kept.replace(/\s+/g, ' ').trim();
}

function shorten(text: string, limit: number): string {
  const letters = Array.from(text);
  return letters.length <= limit
    ? text
    : `${letters
        .slice(0, limit - 1)
        .join('')
        .trimEnd()}…`;
}
