import type { Kind } from './kind.ts';

export const missed: Kind = {
  id: 'missed',
  label: { en: 'What I missed', de: 'Was ich verpasst habe' },
  en: `
what did i miss; anything new; whats new; any news for me; what happened since yesterday; do i have
notifications; what happened while i was gone; catch me up; do i have unread messages; what is new since my last
visit; any updates for me; did anybody write to me; what has happened; show me the latest`,
  de: `
was habe ich verpasst; gibt es etwas neues; was ist neu; neuigkeiten für mich; was ist seit gestern passiert;
habe ich benachrichtigungen; was war los als ich weg war; bring mich auf den stand; habe ich ungelesene
nachrichten; was ist neu seit dem letzten mal; hat mir jemand geschrieben; was ist passiert; gibts neues; was
gibt es neues für mich`,
  via: 'TOOL',
  tool: 'NEWS',
};
