import questions from './help-plan.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpPlan: Kind = {
  id: 'help-plan',
  label: { en: 'How to plan a huddle', de: 'Einen Huddle planen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Press [Plan a huddle](/huddle/create), fill in what, when and where, and publish it. Until then it is a draft that only you see. Under “End and answers” you choose how many fit, who may bring guests, and whether you approve each person first.',
    de: 'Drücke [Huddle planen](/huddle/create), trag ein, was, wann und wo, und veröffentliche ihn. Bis dahin ist er ein Entwurf, den nur du siehst. Unter „Ende und Antworten“ legst du fest, wie viele Platz haben, wer Gäste mitbringen darf und ob du jede Person erst annimmst.',
  },
};
