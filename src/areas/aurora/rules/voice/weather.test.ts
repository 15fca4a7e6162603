import { expect, test } from 'vitest';
import { sayTooFar, sayWeather } from './weather.ts';

const day = {
  place: 'Gornergrat',
  day: 'Saturday 6 June',
  sky: { en: 'showers', de: 'Schauer' },
  temperatures: ['4 °C', '12 °C'],
  rainChance: 60,
  gusts: '45 km/h',
  askedAt: '14:05',
  source: 'weather.example',
} as const;

test('AUR-7 a forecast is one sentence, with its time and its source', () => {
  expect(sayWeather('en', day)).toBe(
    '**Gornergrat**, Saturday 6 June: showers, 4 °C to 12 °C, 60% chance of rain, gusts up to 45 km/h. Forecast by weather.example, 14:05. Look again the evening before.',
  );
  expect(sayWeather('de', day)).toBe(
    '**Gornergrat**, Saturday 6 June: Schauer, 4 °C bis 12 °C, Regen zu 60 %, Böen bis 45 km/h. Vorhersage von weather.example, 14:05. Sieh am Abend vorher noch einmal nach.',
  );
});

test('AUR-7 what the service does not say is left out, and no rain is said', () => {
  const little = { ...day, sky: undefined, temperatures: undefined, gusts: undefined, rainChance: 0 };
  expect(sayWeather('en', little)).toContain(': 0% chance of rain. Forecast');
  expect(sayWeather('de', { ...little, rainChance: undefined, gusts: '9 km/h' })).toContain(
    ': Böen bis 9 km/h. Vorhersage',
  );
});

test('AUR-7 beyond the reach of a forecast it is said', () => {
  expect(sayTooFar('en', 'Gornergrat', 'Saturday')).toContain('it reaches 16 days');
  expect(sayTooFar('de', 'Gornergrat', 'Samstag')).toContain('Sie reicht 16 Tage');
});
