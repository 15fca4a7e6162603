import type { HuddleView } from '#areas/huddle/contract/views.ts';
import { quoteAbout, sentencesOf } from '../../rules/kinds/say-huddle.ts';
import type { Telling } from '../../rules/kinds/telling.ts';
import { withAlikeWords } from '../../rules/names/alike-words.ts';

/** All that the hosts of an outing write of it, sentence by sentence. */
function wordsOf(facts: HuddleView): string[] {
  const { description, whatToBring, venueNote, meetingPointNote, parkingNote, parking, placesWithheld } =
    facts;
  const where = placesWithheld ? [] : [meetingPointNote, parkingNote, parking?.name ?? ''];
  return [description, whatToBring, venueNote, ...where].flatMap(sentencesOf);
}

/** What the hosts write of the words of a question, or of the same in other words, that `told` does not hold. */
export function quoteOf(
  words: readonly string[],
  { facts, telling, told = '' }: { facts: HuddleView; telling: Telling; told?: string },
): string | undefined {
  const untold = wordsOf(facts).filter((sentence) => !told.includes(sentence));
  const asked = withAlikeWords(words);
  return quoteAbout({ ...telling, asked }, facts, untold.join('\n'));
}
