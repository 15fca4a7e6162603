import type { Kind } from './kind.ts';

export const sayYes: Kind = {
  id: 'say-yes',
  label: { en: 'Say yes to an outing', de: 'Einer Tour zusagen' },
  en: `
i am in for *; i'm in for saturday; sign me up for *; rsvp me to *; say yes to *; i want to come to *; count me in; put me down for *; i'll come to
*; register me for *; i would like to join *; book me a place on *; i'm in; yes to that one; i want to go; i'd
love to come along to *; reserve me a spot at *; put me on the list; sign us up; say yes to it; join that one;
enrol me in *; i am coming;
then sign me up; ok sign me up then; then count me in`,
  de: `
ich bin bei * dabei; ich bin am samstag dabei; melde mich an für *; sag zu bei *; ich möchte zu * mitkommen; ich bin dabei; trag mich ein bei *; ich komme zu
*; ich will bei * mit; buch mir einen platz bei *; zusagen für *; setz mich auf die liste; da will ich mit; ich
nehme teil an *; reserviere mir einen platz bei *; ich mach mit bei *; sag ja zu *; meld mich da an; ich komme
mit;
dann meld mich an; ok dann meld mich an; dann melde mich an; dann bin ich dabei`,
  via: 'TOOL',
  tool: 'RSVP',
};
