import { bare } from '../recognise/tokens.ts';
import { saidShare } from './name-fit.ts';

const CLUBS = /\b(?:clubs?|communit(?:y|ies)|groups?|associations?|vereine?|gruppen?)\b/;

/** Whether a question speaks of a club, by whatever word. */
export function speaksOfClub(question: string): boolean {
  return CLUBS.test(bare(question));
}

const JOINS =
  /\b(?:join(?:ing)?|becom\w* (?:a |an )?(?:new )?member|get into|beitreten|beizutreten|tret\w* .+ bei|trit\w* .+ bei|mitglied|mitmachen|aufgenommen|komm\w* .+ (?:rein|hinein)|(?:add|put|sign) (?:me|us) (?:up |in |on )?(?:to|for|with|in|into)|(?:trag\w*|schreib\w*|nimm|meld\w*) (?:mich|uns|mi) .+ (?:ein|auf|an))\b/;
const LEAVES = /\b(?:leav\w*|quit|out of|austreten|verlass\w*|trete .+ aus|austritt)\b/;
/** 'A hiking club' is none of them, whatever clubs are called. */
const ANY =
  /\b(?:a|an|any|some|eine[mnrs]?|ein) (?:\w+ ){0,2}(?:clubs?|groups?|communit\w+|verein\w*|gruppen?|huddles?|hikes?|walks?|tour\w*)\b/;
/** 'Do people need my ok before they can join' */
const OTHERS =
  /\b(?:people|ppl|they|others|anybody|anyone|leute|andere|jeder|jede)\b.*\b(?:join|beitreten|mitmachen)\b/;
/** So much of a name must be said: of 'Families on trails' two of the words. */
const ENOUGH = 0.6;

/** Whether somebody wants into something: in an order, a wish or 'how do I'. */
export function asksToJoin(question: string): boolean {
  const words = bare(question);
  return JOINS.test(words) && !LEAVES.test(words) && !ANY.test(words) && !OTHERS.test(words);
}

const ME_IN =
  /\b(?:sign|put|add|count) (?:me|us) (?:up|in|down)\b|\b(?:im|i am|we are|were) in$|\b(?:meld|trag|schreib)\w* (?:mich|uns|mi) (?:an|ein|auf)\b|\bbin dabei\b/;

/** 'Ok, sign me up', where it is known what for. */
export function wantsInNow(question: string): boolean {
  return asksToJoin(question) || ME_IN.test(bare(question));
}

/** Whether somebody wants out of something. */
export function asksToLeave(question: string): boolean {
  return LEAVES.test(bare(question));
}

/** The one whose name stands in the question; undefined for none, and for two alike. */
export function calledIn<Thing>(
  question: string,
  things: readonly Thing[],
  nameOf: (thing: Thing) => string,
  enough = ENOUGH,
): Thing | undefined {
  const words = bare(question).split(' ');
  const said = things.map((thing) => ({ thing, share: saidShare(words, nameOf(thing)) }));
  const most = Math.max(0, ...said.map(({ share }) => share));
  const [best, ...others] = said.filter(({ share }) => share === most);
  return most >= enough && others.length === 0 ? best?.thing : undefined;
}
