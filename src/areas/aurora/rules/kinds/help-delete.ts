import type { Kind } from './kind.ts';

export const helpDelete: Kind = {
  id: 'help-delete',
  label: { en: 'Deleting my account, my data', de: 'Konto löschen, meine Daten' },
  en: `
how do i delete my account; i want to delete my account; remove my account; download my data; export my data;
how do i close my account; delete all my data; how do i quit trailfolk; get a copy of my data; deactivate my
account; gdpr request; erase everything about me; how do i leave trailfolk for good`,
  de: `
wie lösche ich mein konto; ich möchte mein konto löschen; konto entfernen; meine daten herunterladen; daten
exportieren; wie schliesse ich mein konto; alle meine daten löschen; wie verlasse ich trailfolk; kopie meiner
daten; konto deaktivieren; dsgvo auskunft; alles über mich löschen; account löschen`,
  via: 'TEXT',
  text: {
    en: 'Under [Account](/account) you download your data and delete your account.',
    de: 'Unter [Konto](/account) lädst du deine Daten herunter und löschst dein Konto.',
  },
};
