import type { HuddleKind } from './kind.ts';

export const huddleWeather: HuddleKind = {
  id: 'huddle-weather',
  label: { en: 'The weather', de: 'Das Wetter' },
  en: `
what will the weather be like; weather for *; will it rain at *; is it going to be sunny; forecast for saturday;
how warm will it be; will there be snow; is it cold up there; weather tomorrow; how is the weather; do i need a
rain jacket tomorrow; will it be windy; is a storm coming; temperature on sunday; whats the weather; does it
rain on saturday; will there be thunderstorms; will we have sun;
what if it rains on *; does it take place in the rain; do we go when it pours; what happens in bad weather`,
  de: `
wie wird das wetter; wetter bei *; regnet es am samstag; wird es sonnig; wettervorhersage für sonntag; wie warm
wird es; liegt schnee; ist es kalt da oben; wetter morgen; wie ist das wetter; brauche ich morgen eine
regenjacke; wird es windig; kommt ein gewitter; temperatur am wochenende; wetter; scheint die sonne; gibt es
regen; soll es regnen;
was ist wenn es regnet; findet es bei regen statt; gehen wir bei schlechtem wetter; was passiert bei gewitter am tag selbst`,
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
