import type { Kind } from './kind.ts';

export const helpOffline: Kind = {
  id: 'help-offline',
  label: { en: 'Using it without signal, installing it', de: 'Ohne Netz, installieren' },
  en: `
does it work offline; can i use it without internet; does the app work without signal; how do i install the app;
is there an app for iphone; is there an android app; add to home screen; what happens when i have no reception;
can i open my hike without network; download for offline; is trailfolk in the app store; i have no data up there`,
  de: `
geht das offline; kann ich es ohne internet nutzen; funktioniert die app ohne netz; wie installiere ich die app;
gibt es eine iphone app; gibt es eine android app; zum startbildschirm hinzufügen; was ist wenn ich keinen
empfang habe; kann ich meine tour ohne netz öffnen; für offline herunterladen; gibt es trailfolk im app store;
funktioniert es im funkloch`,
  via: 'TEXT',
  text: {
    en: 'Pages you opened before can be read without signal, and answers you give are sent when you are back. To install it choose “Add to home screen” in your browser. More under [Support](/support).',
    de: 'Seiten, die du schon offen hattest, kannst du ohne Netz lesen, und deine Antworten werden gesendet, sobald du wieder Netz hast. Zum Installieren wähle im Browser „Zum Startbildschirm“. Mehr unter [Hilfe](/support).',
  },
};
