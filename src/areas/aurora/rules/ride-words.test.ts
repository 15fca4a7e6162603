import { expect, test } from 'vitest';
import { asksWhenTheyLeave, wantsItFree, wayAsked } from './ride-words.ts';

test.each([
  ['who drives to Takao and when do they leave', true],
  ['Wer fährt, wann geht es los und was muss ich zahlen?', true],
  ['what time is the car to Bern', true],
  ['um wieviel uhr fahren die los', true],
  ['anyone driving to Takao', false],
  ['wenn wer nach Bern fährt, bitte melden', false],
])('AUR-5 whether it is asked when a car leaves: %s', (asked, asks) => {
  expect(asksWhenTheyLeave(asked)).toBe(asks);
});

test.each([
  ['rides in july where the driver doesnt want money?', true],
  ['lifts that don’t cost anything', true],
  ['who takes me for free', true],
  ['any free rides to Takao', true],
  ['nimmt mich wer gratis mit', true],
  ['eine fahrt für die ich nichts zahlen muss', true],
  ['wer verlangt dafür nichts', true],
  ['who has a free seat on saturday', false],
  ['wer hat noch einen platz frei', false],
  ['I can pay for petrol', false],
])('AUR-5 whether a ride has to cost nothing: %s', (asked, wants) => {
  expect(wantsItFree(asked)).toBe(wants);
});

test.each([
  ['ask for a seat with matteo to the night walk, only there not back', 'OUT'],
  ['I need a lift to Takao but not back', 'OUT'],
  ['a one way lift to Bern', 'OUT'],
  ['ich brauch nur hin eine mitfahrt', 'OUT'],
  ['nur die Hinfahrt bitte', 'OUT'],
  ['brauche ne fahrt zum Takao, nicht zurück', 'OUT'],
  ['only back, not there', 'BACK'],
  ['need a ride home from the night walk', 'BACK'],
  ['nur zurück bitte', 'BACK'],
  ['Heimfahrt nach dem Lauf gesucht', 'BACK'],
  ['a lift there and back', undefined],
  ['hin und zurück eine mitfahrgelegenheit', undefined],
  ['Bitte Abholung und Rückfahrt anfragen', undefined],
  ['are there only two seats', undefined],
  ['I am not back before six, who drives', undefined],
  ['anyone driving to Takao', undefined],
])('AUR-2 which way alone is asked for: %s', (asked, way) => {
  expect(wayAsked(asked)).toBe(way);
});
