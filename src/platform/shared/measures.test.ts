import { expect, test } from 'vitest';
import {
  centimetersOf,
  formatAway,
  formatHeight,
  formatLength,
  formatSpeed,
  formatTemperature,
  kilogramsOf,
  massIn,
  metric,
  statureIn,
} from './measures.ts';

const imperial = { length: 'MI', mass: 'LB' } as const;

test.each([
  [12_400, '12.4 km', '7.7 mi'],
  [900, '0.9 km', '0.6 mi'],
  [1_609_344, '1,609.3 km', '1,000 mi'],
])('SET-1: %d m of trail read as %s or %s', (meters, inMetric, inMiles) => {
  expect(formatLength(meters, metric, 'en')).toBe(inMetric);
  expect(formatLength(meters, imperial, 'en')).toBe(inMiles);
});

test('SET-1: an ascent reads in metres or feet, as the language writes numbers', () => {
  expect(formatHeight(1_820, metric, 'de')).toBe('1.820 m');
  expect(formatHeight(820, imperial, 'en')).toBe('2,690 ft');
});

test('SET-1: what is typed in pounds and inches is kept as the same weight and height', () => {
  expect(massIn(kilogramsOf(150, imperial), imperial)).toBe(150);
  expect(statureIn(centimetersOf(70.5, imperial), imperial)).toBe(70.5);
  expect([massIn(61.5, metric), statureIn(172, metric)]).toEqual([61.5, 172]);
});

test('P17 weight and height are of one system, whatever ways are measured in', () => {
  const british = { length: 'MI', mass: 'KG' } as const;
  expect([massIn(61.5, british), statureIn(172, british), centimetersOf(172, british)]).toEqual([
    61.5, 172, 172,
  ]);
  expect(statureIn(172, { length: 'KM', mass: 'LB' })).toBe(67.7);
});

test.each([
  [200, '1 km', '1 mi'],
  [25_000, '25 km', '16 mi'],
  [2_500_000, '2,500 km', '1,553 mi'],
])('P17 what is %d m away is said in the unit of the page', (meters, inMetric, inMiles) => {
  expect([formatAway(meters, metric, 'en'), formatAway(meters, imperial, 'en')]).toEqual([inMetric, inMiles]);
});

test.each([
  [12, '12 °C', '54 °F'],
  [-0.4, '0 °C', '31 °F'],
  [-17.8, '-18 °C', '0 °F'],
])('AUR-7 %d degrees are said in the unit of the reader', (celsius, inC, inF) => {
  expect([formatTemperature(celsius, 'C', 'en'), formatTemperature(celsius, 'F', 'en')]).toEqual([inC, inF]);
});

test('AUR-7 a speed is said in the unit of the reader', () => {
  expect([formatSpeed(45, metric, 'en'), formatSpeed(45, imperial, 'en')]).toEqual(['45 km/h', '28 mph']);
});
