import questions from './huddle-price.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import { quoteAbout } from './say-huddle.ts';

export const huddlePrice: Kind = {
  id: 'huddle-price',
  label: { en: 'What it costs', de: 'Was es kostet' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'what it costs', de: 'was es kostet' },
  tell: (h, c) => {
    if (h.paymentMode === 'FREE') return c.pick(`**${h.name}** is free.`, `**${h.name}** kostet nichts.`);
    const { paymentAmount, paymentMethod } = h;
    const cost =
      paymentAmount &&
      c.pick(`**${h.name}** costs ${paymentAmount}.`, `**${h.name}** kostet ${paymentAmount}.`);
    const how = paymentMethod && c.pick(`How to pay: ${paymentMethod}.`, `Bezahlung: ${paymentMethod}.`);
    // 'Is the hut included?'
    const more = quoteAbout(c, h, `${h.description}\n${h.whatToBring}`);
    return [cost, how, more].filter(Boolean).join(' ');
  },
};
