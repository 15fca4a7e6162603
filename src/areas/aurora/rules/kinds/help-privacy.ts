import questions from './help-privacy.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpPrivacy: Kind = {
  id: 'help-privacy',
  label: { en: 'Who sees what about me', de: 'Wer was von mir sieht' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Under [Account](/account) you choose who sees your profile and its parts; whether people who want to follow you ask first, stands in the [settings](/setting). Where you live is never shown exactly, and exact meeting points of huddles only to those whom the hosts allow.',
    de: 'Unter [Konto](/account) wählst du, wer dein Profil und seine Teile sieht; ob Leute erst anfragen, bevor sie dir folgen, steht in den [Einstellungen](/setting). Dein Wohnort wird nie genau gezeigt, und genaue Treffpunkte nur denen, die die Gastgeber zulassen.',
  },
};
