import type { Kind } from './kind.ts';

export const helpSettings: Kind = {
  id: 'help-settings',
  label: { en: 'Language, units and look', de: 'Sprache, Einheiten und Aussehen' },
  en: `
how do i change the language; how do i switch to dark mode; can i use miles; how do i change units; where are
the settings; switch to english; show feet instead of metres; how do i change the theme; 24 hour clock; change
my time zone; make the app dark; set the app to german; bigger text;
where do i switch on dark mode; how do i change units to miles; dark theme`,
  de: `
wie ändere ich die sprache; wie schalte ich den dunkelmodus ein; kann ich meilen benutzen; wie ändere ich die
einheiten; wo sind die einstellungen; auf deutsch umstellen; fuss statt meter; wie ändere ich das aussehen; 24
stunden uhr; zeitzone ändern; app dunkel machen; app auf englisch; dunkles design; sprache umstellen;
wo schalte ich den dunklen modus ein; einheiten umstellen`,
  via: 'TEXT',
  text: {
    en: 'In the [settings](/setting) you choose language, units, light or dark, and how times are shown.',
    de: 'In den [Einstellungen](/setting) wählst du Sprache, Einheiten, hell oder dunkel und wie Zeiten gezeigt werden.',
  },
};
