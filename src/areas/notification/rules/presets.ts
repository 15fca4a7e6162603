import { type Choice, usualChoice } from './choices.ts';
import type { Kind } from './kinds.ts';
import { canBeUrgent } from './urgency.ts';

export const presets = ['EVERYTHING', 'CONCERNS_ME', 'ONLY_URGENT'] as const;
export type Preset = (typeof presets)[number];

/** What one press chooses for a kind (NOT-6); the list in the app is whole in each of them. */
export function presetChoice(preset: Preset, kind: Kind): Choice {
  const usual = usualChoice(kind);
  if (preset === 'CONCERNS_ME') return usual;
  if (preset === 'EVERYTHING')
    return { inApp: true, push: true, mail: usual.mail === 'NEVER' ? 'DIGEST' : usual.mail };
  const urgent = canBeUrgent(kind);
  return { inApp: true, push: urgent, mail: urgent ? 'AT_ONCE' : 'NEVER' };
}

/** Which preset these choices are; undefined where somebody chose otherwise. */
export function presetOf(choices: readonly (Choice & { readonly kind: Kind })[]): Preset | undefined {
  return presets.find((preset) =>
    choices.every(({ kind, inApp, push, mail }) => {
      const of = presetChoice(preset, kind);
      return of.inApp === inApp && of.push === push && of.mail === mail;
    }),
  );
}
