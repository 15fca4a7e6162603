import questions from './huddle-weather.json' with { type: 'json' };
import type { HuddleKind } from './kind.ts';
import { quoteAbout } from './say-huddle.ts';

/** What a host says of it beforehand: when they turn around, or do not set out. */
const WEATHER =
  /\b(?:weather|rain\w*|wind\w*|storms?|thunder\w*|snow|sky|cloud\w*|wetter\w*|regen\w*|regnet|gewitter\w*|sturm\w*|schnee|himmel)\b/;

export const huddleWeather: HuddleKind = {
  id: 'huddle-weather',
  label: { en: 'The weather', de: 'Das Wetter' },
  questions,
  via: 'HUDDLE',
  unsaid: { en: 'the weather', de: 'das Wetter' },
  general: {
    en: 'I have no forecast. Look at your national weather service, close to the day.',
    de: 'Eine Vorhersage habe ich nicht. Sieh kurz vorher beim Wetterdienst nach.',
  },
  tell: (h, c) => {
    const none = c.pick(
      `I have no forecast for **${h.name}**. Look at your national weather service, and ask the host what happens in bad weather.`,
      `Für **${h.name}** habe ich keine Vorhersage. Sieh beim Wetterdienst nach, und frag, was bei schlechtem Wetter gilt.`,
    );
    return [none, quoteAbout(c, h, h.description, WEATHER)].filter(Boolean).join(' ');
  },
};
