import { regionByZone } from '../../rules/region.ts';

/**
 * Runs before the first paint: says on the page in which part of the world the browser's clock is. A page that holds
 * something for each of them is the same for everybody, so it can be kept, and shows the nearest without moving.
 */
export const regionScript = `try{document.documentElement.dataset.region=${JSON.stringify(regionByZone)}\
[Intl.DateTimeFormat().resolvedOptions().timeZone.split('/')[0]]||''}catch(e){}`;
