import questions from './health.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const health: Kind = {
  id: 'health',
  label: { en: 'Health', de: 'Gesundheit' },
  questions,
  via: 'TEXT',
  beside: 'ARTICLES',
  caution: 'HEALTH',
  text: {
    en: 'I give no medical advice. Ask a doctor or a pharmacist; if somebody is in danger now, call the emergency number of the country.',
    de: 'Ich gebe keinen medizinischen Rat. Frag eine Ärztin oder in der Apotheke; wenn jemand jetzt in Gefahr ist, ruf die Notrufnummer des Landes an.',
  },
};
