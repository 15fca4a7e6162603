import type { Group } from '#areas/huddle/rules/people.ts';
import { bare } from './recognise/tokens.ts';

/** Of the lists of people that an outing has, those that are told by what was said. */
export type SaidGroup = Extract<Group, 'INVITED' | 'MAYBE' | 'NOT_COMING'>;

const groups: ReadonlyArray<readonly [RegExp, SaidGroup]> = [
  [
    /\b(?:not|hasnt|havent|didnt|never|still)(?: yet)? (?:\w+ )?(?:answer\w*|repl\w+|respond\w*|owes?)\b|\b(?:nicht|nie|ned|nid) (?:\w+ )?(?:geantwortet|gantwortet|reagiert|zuruckgemeldet)\b|\bfehlt (?:\w+ )?(?:antwort|ruckmeldung)\b/,
    'INVITED',
  ],
  [/\b(?:maybes?|vielleicht|unsure|undecided|unsicher\w*|unentschlossen\w*)\b/, 'MAYBE'],
  [
    /\b(?:said no|says no|declin\w*|turned (?:it|me|us) down|(?:pulled|dropped|backed) out|cancell?ed|abgesagt|abgemeldet|nein gesagt)\b/,
    'NOT_COMING',
  ],
];

/** 'Who said maybe', 'how many have not answered': whose answers a question asks for; undefined for who comes. */
export function groupAsked(question: string): SaidGroup | undefined {
  const words = bare(question);
  if (!/\b(?:who\w*|anyone|anybody|how many|wer|wie ?viele|jemand)\b/.test(words)) return undefined;
  return groups.find(([pattern]) => pattern.test(words))?.[1];
}
