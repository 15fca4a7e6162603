import type { HuddleFacts } from './huddle-facts.ts';
import questions from './huddle-price.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import { quoteAbout, said, sentencesOf } from './say-huddle.ts';
import type { Telling } from './telling.ts';

export const huddlePrice: Kind = {
  id: 'huddle-price',
  label: { en: 'What it costs', de: 'Was es kostet' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'what it costs', de: 'was es kostet' },
  tell: (h, c) => {
    const also = sumsIn(h, c);
    if (h.paymentMode === 'FREE')
      return [c.pick(`**${h.name}** is free.`, `**${h.name}** kostet nichts.`), also]
        .filter(Boolean)
        .join(' ');
    const { paymentAmount, paymentMethod } = h;
    const cost =
      paymentAmount &&
      c.pick(`**${h.name}** costs ${paymentAmount}.`, `**${h.name}** kostet ${paymentAmount}.`);
    const how = paymentMethod && c.pick(`How to pay: ${paymentMethod}.`, `Bezahlung: ${paymentMethod}.`);
    // 'Is the hut included?'
    const more = also ?? quoteAbout(c, h, `${h.description}\n${h.whatToBring}`);
    return [cost, how, more].filter(Boolean).join(' ');
  },
};

const SUM =
  /(?:[\u20ac$\u00a3\u00a5]|\b(?:eur|euros?|chf|franken|francs?|usd|dollars?|gbp|pounds?|yen|jpy)\b)\s?\d|\d\s?(?:[\u20ac$\u00a3\u00a5]|(?:eur|euros?|chf|franken|francs?|usd|dollars?|gbp|pounds?|yen|jpy)\b)/i;

/** What else its hosts name a sum for, such as a hut or a bath. */
function sumsIn(h: HuddleFacts, c: Telling): string | undefined {
  const things = [...sentencesOf(h.description), ...h.whatToBring.split(/,(?!\d)\s*|\n+/)];
  const sums = things.filter((thing) => SUM.test(thing)).map((thing) => thing.trim());
  return sums.length > 0 ? said(c, h, sums.join('; ')) : undefined;
}
