import { bare } from './recognise/tokens.ts';

const BY =
  /\b(?:by|from|of|von|vom) (?!the |an? |me |my |der |die |das |dem |einem |einer |mir )\w|\b(?:has|did|does|hat|was) (?:\w+ ){1,3}(?:written|wrote|write|post(?:ed)?|said|share\w*|publish\w*|geschrieben|gepostet|veroffentlicht|schreib\w*)\b|^\w+ (?:hat|has) .*(?:written|posted|geschrieben|gepostet)/;
const WRITTEN =
  /\b(?:writ\w+|wrote|articles?|post(?:s|ed|et|ing)?|stor(?:y|ies)|inspirations?|blog\w*|geschrieben|schreib\w*|artikel|beitr\w+|gepostet|geschichten?|read|lesen)\b/;
/** 'Did anybody write about' asks for no author. */
const ANYBODY =
  /\b(?:any(?:one|body)|some(?:one|body)|every(?:one|body)|people|jemand\w*|irgend\w+|wer|who|leute|alle|i follow|ich folge)\b/;

/** Whether it is asked what somebody who may be named has written: 'the map article by Margaux'. */
export function asksOfAuthor(question: string): boolean {
  const words = bare(question);
  return WRITTEN.test(words) && BY.test(words) && !ANYBODY.test(words);
}
