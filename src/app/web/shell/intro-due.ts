import { DESKTOP, TOUR_COMPLETED } from './tour-notes.ts';

/** Stands on the page while an introduction does: it is drawn for everybody, and seen by who has not read it. */
export const INTRO_MARK = 'data-intro';

/** First part of the addresses of an area, and the note that its introduction was seen: `term_{heading}`. */
export const introHeadings = {
  huddle: 'Huddle',
  community: 'Community',
  inspiration: 'Inspiration',
} as const;

/** Runs before the first paint, so that an introduction moves nothing when it comes, and nobody sees it twice. */
export const introScript = `try{var h=${JSON.stringify(introHeadings)}[location.pathname.split('/')[1]],\
s=function(k){return localStorage.getItem(k)==='true'};\
if(h&&!s('term_'+h)&&(s('${TOUR_COMPLETED}')||!matchMedia('${DESKTOP}').matches))\
document.documentElement.setAttribute('${INTRO_MARK}','')}catch(e){}`;
