import questions from './huddle-kids.json' with { type: 'json' };
import type { Kind } from './kind.ts';
import { quoteAbout } from './say-huddle.ts';
import type { Telling } from './telling.ts';

const CHILDREN =
  /\b(?:child\w*|kids?|famil\w+|toddlers?|bab(?:y|ies)|prams?|strollers?|buggy|teens?|teenagers?|kinder\w*|kind|baby\w*|wheelchairs?|rollst\w+)\b/;

const PRAM = /^(?:prams?|buggy|pushchairs?|strollers?|wheelchairs?|kinderw\w+|chinderw\w+|rollst\w+)$/;

function unsaidOfWheels({ pick }: Telling): string {
  return pick(
    ' Whether wheels get through has not been said: ask the host on its page.',
    ' Ob man mit Rädern durchkommt, steht nicht da: Frag auf der Seite die Gastgeber.',
  );
}

export const huddleKids: Kind = {
  id: 'huddle-kids',
  label: { en: 'Whether children can come', de: 'Ob Kinder mitkönnen' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'whether children can come', de: 'ob Kinder mitkönnen' },
  general: {
    en: 'The hosts say on the page who may come: children as your guests, where they allow it. Anyone who is not of age needs the consent of their parents, and an adult who looks after them on the way.',
    de: 'Wer mitkann, sagen die Gastgeber auf der Seite: Kinder als deine Gäste, wo sie es erlauben. Wer nicht volljährig ist, braucht das Einverständnis der Eltern und unterwegs eine erwachsene Person, die auf sie aufpasst.',
  },
  tell: (h, c) => {
    const ages = h.settings.guestAllowed ? h.settings.guestAllowedAges : [];
    const wheels = h.stepFree
      ? c.pick(
          ' There are no steps: prams and wheelchairs can pass.',
          ' Es gibt keine Stufen: Kinderwagen und Rollstuhl kommen durch.',
        )
      : '';
    if (ages.some((age) => /CHILD|KID|TEEN|BABY|INFANT|TODDLER/.test(age)))
      return (
        c.pick(
          `Children may come to **${h.name}** as your guests.`,
          `Kinder dürfen als deine Gäste zu **${h.name}** mit.`,
        ) + (wheels || (c.asked.some((word) => PRAM.test(word)) ? unsaidOfWheels(c) : ''))
      );
    return quoteAbout(c, h, h.description, CHILDREN) ?? (wheels && `**${h.name}**:${wheels}`);
  },
};
