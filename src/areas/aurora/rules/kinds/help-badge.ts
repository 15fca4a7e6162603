import type { Kind } from './kind.ts';

export const helpBadge: Kind = {
  id: 'help-badge',
  label: { en: 'Badges and awards', de: 'Abzeichen und Auszeichnungen' },
  en: `
what are badges; how do i get a badge; what are awards for; how do i become a trailblazer; what is a
trailblazer; how do i earn points; where are my awards; how do i get verified; what does the badge mean; how do
i become a professional; how many awards are there; what do i have to do for an award`,
  de: `
was sind abzeichen; wie bekomme ich ein abzeichen; wofür sind auszeichnungen; wie werde ich trailblazer; was ist
ein trailblazer; wie sammle ich punkte; wo sind meine auszeichnungen; wie werde ich verifiziert; was bedeutet
das abzeichen; wie werde ich profi; welche auszeichnungen gibt es; was muss ich für eine auszeichnung tun`,
  via: 'TEXT',
  text: {
    en: 'Awards come by themselves as you go out, host and drive; they are shown on your profile. The badge of a professional is asked for under [My inspirations](/inspiration/authored).',
    de: 'Auszeichnungen bekommst du von selbst, wenn du mitkommst, leitest und fährst; sie stehen auf deinem Profil. Das Profi-Abzeichen beantragst du unter [Meine Inspirationen](/inspiration/authored).',
  },
};
