import questions from './help-badge.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpBadge: Kind = {
  id: 'help-badge',
  label: { en: 'Badges and awards', de: 'Abzeichen und Auszeichnungen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Awards come by themselves as you go out, host and drive; they are shown on your profile. The badge of a professional is asked for under [My inspirations](/inspiration/authored).',
    de: 'Auszeichnungen bekommst du von selbst, wenn du mitkommst, leitest und fährst; sie stehen auf deinem Profil. Das Profi-Abzeichen beantragst du unter [Meine Inspirationen](/inspiration/authored).',
  },
};
