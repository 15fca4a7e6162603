import questions from './help-privacy.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpPrivacy: Kind = {
  id: 'help-privacy',
  label: { en: 'Who sees what about me', de: 'Wer was von mir sieht' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Under [Account](/account) you choose who sees your profile and its parts; in the [settings](/setting) you decide whether people have to ask before they follow you. Where you live is never shown exactly, and exact meeting points of huddles only to those whom the hosts allow.',
    de: 'Unter [Konto](/account) wählst du, wer dein Profil und seine Teile sieht; in den [Einstellungen](/setting) legst du fest, ob Leute erst anfragen müssen, bevor sie dir folgen. Dein Wohnort wird nie genau gezeigt, und genaue Treffpunkte nur denen, die die Gastgeber zulassen.',
  },
};
