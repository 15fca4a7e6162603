import type { Block, StoryDocument } from '../../src/areas/inspiration/rules/document.ts';
import { hammer } from '../hammer.ts';
import { CONNECTIONS, inTurnFrom, line, type Scene, words } from '../scene.ts';

const BLOCKS = 400;
const OTHER_ADDRESSES = 2_000;
/** Pages a second on one core (issue 6). */
const LEAST = 100;

/** A story of 400 blocks: every tenth a heading, every seventh a list, marks and links in between. */
function longDocument(): StoryDocument {
  const text = 'The path leads along the stream, over two bridges and through the wood above the old mill. ';
  const content = Array.from({ length: BLOCKS }, (_, at): Block => {
    const plain = { type: 'text', text: text.repeat(1 + (at % 3)) } as const;
    if (at % 10 === 0)
      return { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: `Stage ${at}` }] };
    if (at % 7 === 0) {
      const item = { type: 'listItem', content: [{ type: 'paragraph', content: [plain] }] } as const;
      return { type: 'bulletList', content: [item, item] };
    }
    const link = { type: 'link', attrs: { href: 'https://example.org/' } } as const;
    const marked = { type: 'text', text: 'a link', marks: [{ type: 'bold' }, link] } as const;
    return { type: 'paragraph', content: at % 3 === 0 ? [plain, marked] : [plain] };
  });
  return { type: 'doc', content };
}

/** Puts the long story in the place of the newest one, and answers its id. */
async function lengthenOne({ live }: Scene): Promise<string> {
  const list = (await (await fetch(`${live.origin}/api/public/inspirations?limit=1`)).json()) as {
    items: { id: string }[];
  };
  const id = list.items[0]?.id ?? '';
  const sql = 'update inspiration_stories set document = $2 where inspiration_id = $1';
  await live.platform.database.pool.query(sql, [id, JSON.stringify(longDocument())]);
  return id;
}

/** The page of a story of 400 blocks as a visitor reads it: each rendered again, and from the rendering before. */
export async function longArticle(scene: Scene): Promise<void> {
  const url = `${scene.live.origin}/inspiration/view/${await lengthenOne(scene)}`;
  const { status } = await fetch(url);
  if (status !== 200) return void scene.faults.push(`article of ${BLOCKS} blocks answers ${status}`);
  const path = new URL(url).pathname;
  const anew = Array.from({ length: OTHER_ADDRESSES }, (_, at) => `${path}?again=${at}`);
  const shot = { url, connections: CONNECTIONS, seconds: scene.sizes.seconds };
  // The server is warm when it is measured.
  await hammer(shot);
  const kept = await hammer(shot);
  const rendered = await hammer({ ...shot, requestsOf: (connection) => inTurnFrom(connection, anew) });
  line(
    `article of ${BLOCKS} blocks, kept`,
    words(kept),
    `${LEAST}/s`,
    kept.requestsPerSecond / LEAST,
    'more',
  );
  const ratio = rendered.requestsPerSecond / LEAST;
  line('  each rendered anew', words(rendered), `${LEAST}/s`, ratio, 'more');
  if (rendered.wrong > 0) scene.faults.push(`article: ${rendered.wrong} wrong answers`);
  if (ratio < 1)
    scene.faults.push(`article: ${Math.round(rendered.requestsPerSecond)} pages/s, at least ${LEAST}`);
}
