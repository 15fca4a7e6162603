import questions from './huddle-difficulty.json' with { type: 'json' };
import type { HuddleKind } from './kind.ts';
import { levels, quoteAbout } from './say-huddle.ts';

const EXPOSED =
  /\b(?:heights?|altitude|acclimat\w*|vertigo|exposed|exposure|dizzy|ladders?|chains?|steep|drops?|scrambl\w+|narrow|sure ?foot\w*|steil\w*|hohe|schwindel\w*|ho?e?henangst|ausgesetzt\w*|leitern?|ketten?|schmal\w*|trittsicher\w*)\b/;

export const huddleDifficulty: HuddleKind = {
  id: 'huddle-difficulty',
  label: { en: 'How hard it is', de: 'Wie schwer es ist' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'how hard it is', de: 'wie schwer es ist' },
  tell: (h, c) => {
    const exposed = EXPOSED.test(c.asked.join(' ')) ? quoteAbout(c, h, h.description, EXPOSED) : undefined;
    if (!h.difficulty) return exposed;
    const level = c.pick(
      `The host calls **${h.name}** ${levels.en[h.difficulty]}.`,
      `**${h.name}** ist als ${levels.de[h.difficulty]} angegeben.`,
    );
    const figures = [
      h.distanceMeters === null ? '' : c.length(h.distanceMeters),
      h.ascentMeters === null
        ? ''
        : c.pick(`${c.height(h.ascentMeters)} of ascent`, `${c.height(h.ascentMeters)} Aufstieg`),
    ].filter(Boolean);
    const far = figures.length > 0 ? `${c.list(figures)}.` : '';
    return [level, far, exposed].filter(Boolean).join(' ');
  },
};
