import questions from './help-settings.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpSettings: Kind = {
  id: 'help-settings',
  label: { en: 'Language, units and look', de: 'Sprache, Einheiten und Aussehen' },
  questions,
  via: 'TEXT',
  text: {
    en: 'In the [settings](/setting) you choose language, units, light or dark, and how times are shown. For larger letters make the text larger in your phone or browser: the pages follow it.',
    de: 'In den [Einstellungen](/setting) wählst du Sprache, Einheiten, hell oder dunkel und wie Zeiten gezeigt werden. Größere Buchstaben stellst du im Telefon oder im Browser ein: Die Seiten richten sich danach.',
  },
};
