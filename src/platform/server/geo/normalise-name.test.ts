import { expect, test } from 'vitest';
import { normaliseName } from './normalise-name.ts';

test.each([
  ['Zürich', 'zurich'],
  ['  Saint-Étienne, ', 'saint etienne'],
  ['Łódź', 'lodz'],
  ['Weißensee', 'weissensee'],
  ["L'Alpe d’Huez", 'lalpe dhuez'],
  ['ΑΘΉΝΑ', 'αθηνα'],
  ["%_'; drop", 'drop'],
])('%s is searched as "%s"', (typed, key) => expect(normaliseName(typed)).toBe(key));
