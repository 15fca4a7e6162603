import { durationIn } from './duration.ts';
import { without } from './words.ts';

/** How much of something is wanted: metres, or minutes. */
export interface Bound {
  readonly upTo?: number;
  readonly from?: number;
}

/** How far, how high and how long: 'less than 500 m of climbing', 'at least 15 km', 'three hours at most'. */
export interface Bounds {
  readonly length?: Bound;
  readonly ascent?: Bound;
  readonly duration?: Bound;
}

const metres: Readonly<Record<string, number>> = { km: 1_000, mi: 1_609.344, m: 1, ft: 0.3048 };

const UP_TO =
  '(?:nothing|no|not|nix|nicht) (?:longer|higher|more|langer|hoher|mehr) than|(?:nothing|no|not) (?:over|above)|less than|fewer than|shorter than|smaller than|kurzer als|no more than|not more than|under|below|up to|at most|max|maximum|maximal|weniger als|hochstens|unter|bis zu|bis';
const FROM = 'more than|longer than|at least|langer als|over|above|min|minimum|mindestens|uber|mehr als|ab';
const UNIT = 'km|k|kilomet(?:er|re)s?|kilometern?|mi|miles?|m|met(?:er|re)s?|metern?|hm|hohenmetern?|ft|feet';
const OF =
  '(?: (?:of )?(?:climbing|climb|ascent|uphill|elevation(?: gain)?|altitude gain|height gain|up|long|distance|walking|aufstieg|steigung|bergauf|lang))?';
const bound = new RegExp(
  `\\b(?:with |mit )?(?:(${UP_TO})|(${FROM})) (\\d{1,3}(?:[ .]\\d{3})+|\\d+(?:[ .]\\d{1,2})?) ?(${UNIT})\\b${OF}`,
);

const MAX_BOUNDS = 3;
/** What people mean by a short and a long outing where they give no number. */
const SHORT: Bound = { upTo: 8_000 };
const LONG: Bound = { from: 15_000 };
/** 'Without much climbing' is about height, and not about ropes. */
const LITTLE: Bound = { upTo: 300 };
const GENTLE =
  /\b(?:(?:without|not|no|little|less|dont want|with (?:little|less|not)) ?(?:too |so |that )?(?:much |many |a lot of |big |steep )?(?:of )?(?:climbing|climbs?|ascents?|uphill|elevation(?: gain)?|height gain|up ?hill))\b/;
const MUCH: Bound = { from: 700 };
const STEEP =
  /\b(?:with |mit )?(?:(?:lots|a lot|plenty|loads) of|many|much|viele?[nm]?|ordentlich|richtig|reichlich) (?:climbing|climbs?|ascents?|uphill|elevation(?: gain)?|height gain|hohenmetern?|aufstieg)\b/;
const roughly =
  /(?<=\b(?:whats|what is|something|anything) )short\b|\b(?:(short(?:er)?|quick)|(long(?:er)?))(?= (?:\w+ )?(?:hik|walk|tour|trip|run|ride|stroll|outing|loop))/;

/** The bounds that a question sets, and what is left of it. `question` is plain. */
export function boundsIn(question: string): { readonly bounds: Bounds; readonly rest: string } {
  const long = durationIn(question);
  let [rest, bounds]: [string, Bounds] = long ? [long.rest, { duration: long.duration }] : [question, {}];
  for (let at = 0; at < MAX_BOUNDS; at += 1) {
    const found = bound.exec(rest);
    if (!found) break;
    const [, upTo, , number = '', unit = ''] = found;
    const what = isHeight(unit) ? 'ascent' : 'length';
    const meters = Math.round(amountOf(number) * (metres[shortOf(unit)] ?? 1));
    bounds = { ...bounds, [what]: { ...bounds[what], [upTo ? 'upTo' : 'from']: meters } };
    rest = without(rest, found);
  }
  const gentle = bounds.ascent ? null : GENTLE.exec(rest);
  if (gentle) {
    bounds = { ...bounds, ascent: LITTLE };
    rest = without(rest, gentle);
  }
  const steep = bounds.ascent ? null : STEEP.exec(rest);
  if (steep) {
    bounds = { ...bounds, ascent: MUCH };
    rest = without(rest, steep);
  }
  const said = roughly.exec(rest);
  if (!said) return { bounds, rest };
  const length = bounds.length ?? (said[2] ? LONG : SHORT);
  return { bounds: { ...bounds, length }, rest: without(rest, said) };
}

/** Whether a value that a host may not have given is within a bound. */
export function isWithin(value: number | null, wanted: Bound | undefined): boolean {
  if (!wanted) return true;
  if (value === null) return false;
  return value <= (wanted.upTo ?? Number.POSITIVE_INFINITY) && value >= (wanted.from ?? 0);
}

const isHeight = (unit: string) => /^(?:m|met|hm|hohen|ft|feet)/.test(unit) && !unit.startsWith('mi');

function shortOf(unit: string): string {
  if (unit.startsWith('k')) return 'km';
  if (unit.startsWith('mi')) return 'mi';
  return unit.startsWith('f') ? 'ft' : 'm';
}

/** '1,000' and '1.000' are a thousand, '7,5' is seven and a half; in plain words a comma is a blank. */
function amountOf(number: string): number {
  const isGrouped = /[ .]\d{3}$/.test(number);
  return Number(isGrouped ? number.replace(/[ .]/g, '') : number.replace(' ', '.'));
}
