import { tool } from 'ai';
import { z } from 'zod';
import type { Piece } from '../../rules/answer.ts';
import type { Returned } from './returned.ts';

export type Say = (piece: Piece) => void;

/** How a model shows things: only what a tool has returned. */
export function showing(returned: Returned, say: Say) {
  return tool({
    description: 'Shows things as cards with links. Do this for each thing you name.',
    inputSchema: z.object({ ids: z.array(z.string().max(300)).max(6) }),
    execute: ({ ids }) => {
      const cards = ids.map((id) => returned.find(id)).filter((card) => card !== undefined);
      for (const card of cards) say({ kind: 'card', card });
      return { shown: cards.length };
    },
  });
}
