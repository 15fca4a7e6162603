import questions from './huddle-weather.json' with { type: 'json' };
import type { HuddleKind } from './kind.ts';

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
    return c.pick(
      `I have no forecast for **${h.name}**. Look at your national weather service, and ask the host what happens in bad weather.`,
      `Für **${h.name}** habe ich keine Vorhersage. Sieh beim Wetterdienst nach, und frag, was bei schlechtem Wetter gilt.`,
    );
  },
};
