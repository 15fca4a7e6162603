import type { RideWays } from './card.ts';
import { bare } from './recognise/tokens.ts';

const WHEN =
  /\b(?:when|(?:what|which) (?:time|hour)|how (?:early|late)|departures?|wann|(?:um )?wie ?viel uhr|wie (?:fruh|spat)|uhrzeit(?:en)?|abfahrt(?:szeit\w*)?)\b/;

/** Whether somebody who asks about rides wants to know when they leave. */
export function asksWhenTheyLeave(asked: string): boolean {
  return WHEN.test(bare(asked));
}

const NOT = '(?:doesnt|dont|does not|do not|wont|will not|didnt|isnt|not)';
const MONEY = '(?:money|cash|anything|a (?:cent|penny|fee|share)|fees?|petrol money)';
const gratis: readonly RegExp[] = [
  new RegExp(
    `\\b${NOT} (?:want|ask|take|need|expect|cost|charge)(?:ing|s)?(?: (?:me|us|for|any|to be paid))* ?${MONEY}`,
  ),
  new RegExp(`\\b${NOT} (?:charge|have to pay|want to (?:pay|be paid)|need to pay)\\b`),
  /\b(?:for free|free of (?:charge|cost)|for nothing|costs? nothing|no (?:costs?|fees?|charge|money)|without (?:paying|costs?|fees?|charge|money)|free (?:rides?|lifts?|car ?pools?)|(?:rides?|lifts?|car ?pools?) (?:(?:that|which) )?(?:is|are|thats) free)\b/,
  /\b(?:gratis|umsonst|kostenlos\w*|kostenfrei\w*|unentgeltlich\w*|(?:kein|ohne) (?:geld|kosten|bezahlung)|nichts (?:dafur )?(?:kosten|kostet|verlangt|verlangen|will|wollen|zahlen|bezahlen)|(?:kostet|kosten|verlangt|verlangen|will|wollen|zahle) (?:\w+ ){0,2}nichts)\b/,
];

/** 'Where the driver doesn't want money'; a free seat is another thing. */
export function wantsItFree(asked: string): boolean {
  const words = bare(asked);
  return gratis.some((pattern) => pattern.test(words));
}

const BOTH_WAYS =
  /\b(?:both ways|round trip|there and (?:\w+ ){0,3}(?:back|home)|hin\w* und (?:\w+ )?(?:zuruck|retour|heim\w*|ruck\w*|her)|beide wege)\b/;
const ONLY_THERE =
  /\b(?:(?:only|just) (?:the way )?(?:there(?! (?:is|are))|outbound)|(?:outbound|way there) only|there only(?= (?:not|no|please|thanks)\b|$)|not (?:the way )?back(?! (?:by|before|until|till|at|in|home by)\b)|(?:dont|do not|wont) need (?:a |the )?(?:(?:ride|lift|seat|way) )?back|no (?:ride |lift |way )?back|one way|nur (?:die |den )?(?:hin|hinfahrt|hinweg)|(?:nicht|ohne) (?:die |den )?(?:wieder )?(?:zuruck|retour|ruckfahrt|ruckweg)(?! (?:vor|bis|um)\b))\b/;
const ONLY_BACK =
  /\b(?:(?:only|just) (?:the way |for the way )?(?:back|home)|(?:the way |ride |lift )(?:back|home) only|nur (?:die |den |noch )*(?:zuruck|retour|ruckfahrt|ruckweg|heim\w*|nach hause)|(?:nicht|ohne) (?:die |den )?(?:hin|hinfahrt|hinweg)|(?<!\b(?:and|plus|and a|and the) )(?:lift|ride|seat|car ?pool) (?:back|home)|(?<!\b(?:und|mit|samt|plus|und die|und eine) )(?:ruck|heim)fahrt)\b/;

/** The one way that is asked for; undefined for both, or where nothing is said of it. */
export function wayAsked(asked: string): RideWays[number] | undefined {
  const words = bare(asked);
  if (BOTH_WAYS.test(words)) return undefined;
  if (ONLY_THERE.test(words)) return 'OUT';
  return ONLY_BACK.test(words) ? 'BACK' : undefined;
}
