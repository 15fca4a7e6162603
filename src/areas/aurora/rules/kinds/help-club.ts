import questions from './help-club.json' with { type: 'json' };
import type { Kind } from './kind.ts';

export const helpClub: Kind = {
  id: 'help-club',
  label: { en: 'How to run a community', de: 'Eine Community leiten' },
  questions,
  via: 'TEXT',
  text: {
    en: 'Open your community under [My communities](/community). Its members stand there with requests, roles, dues and the list as a file, and in the menu of a member you give them a role, such as admin; under Edit you change its rules, how people join and who plans outings. Announcements reach all members. Money itself is not paid through Trailfolk.',
    de: 'Öffne deine Community unter [Meine Communitys](/community). Dort stehen ihre Mitglieder mit Anfragen, Ämtern, Beiträgen und der Liste als Datei, und im Menü eines Mitglieds gibst du ihm ein Amt; unter Bearbeiten änderst du Regeln, Beitritt und wer Touren plant. Ankündigungen erreichen alle Mitglieder. Das Geld selbst läuft nicht über Trailfolk.',
  },
};
