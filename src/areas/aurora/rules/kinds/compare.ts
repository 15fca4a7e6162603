import type { Kind } from './kind.ts';

export const compare: Kind = {
  id: 'compare',
  label: { en: 'Compare what was shown', de: 'Vergleichen, was gezeigt wurde' },
  en: `
which of them is the hardest; which one is the easiest; which of these is the longest; which is the shortest of them;
which one is the nearest to me; which of those is closest; which one starts first; which of them is the latest; which one
has the most ascent; which has the fewest metres of ascent; which one has the most places left; whats the easiest of them;
which one is the flattest; which is the soonest;
something shorter; anything easier; is there a shorter one; a longer one`,
  de: `
welche davon ist die schwerste; welche ist am leichtesten; welche von denen ist die längste; welche ist davon am kürzesten;
welche ist am nächsten bei mir; welche davon ist in meiner nähe; welche geht zuerst los; welche ist die späteste; welche hat
am meisten höhenmeter; welche hat die wenigsten höhenmeter; bei welcher ist am meisten platz; was ist die einfachste davon;
welche ist am flachsten; welche kommt als erstes;
etwas kürzeres; gibts was leichteres davon; eine längere`,
  via: 'TOOL',
  tool: 'COMPARE',
};
