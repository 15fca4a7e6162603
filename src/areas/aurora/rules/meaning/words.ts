/** Lower case, without accents and apostrophes. */
export function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[’'`]/g, '');
}

/** The same without signs, but for those inside numbers and addresses; words apart by one space. */
export function plain(text: string): string {
  return folded(text)
    .replace(/[^\p{L}\p{N}@:./-]+/gu, ' ')
    .replace(/(?<!\p{N})[:./-]|[:./-](?!\p{N})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A text without what a pattern has found in it. */
export function without(text: string, found: RegExpExecArray): string {
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`;
  return rest.replace(/\s+/g, ' ').trim();
}

const numbers = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** '3', 'three' or 'a' as a number. */
export function numberOf(word: string): number {
  return Number(word) || Math.max(1, numbers.indexOf(word));
}

const empty = new Set(
  (
    'a an the and or but of to for with without on at in by from near around close into over up down out off as is are be ' +
    'was were been am do does did done can could will would shall should may might must have has had having i me my ' +
    'mine we us our you your they them their he she his her it its this that these those there here what which who ' +
    'whom whose when where why how if then than so not no yes any some all every each other another more most much ' +
    'many few little lot lots very really quite just only also too again still please thanks thank hi hello hey ' +
    'aurora show tell give get find look looking search want wants wanted like likes need needs know go goes going gone come ' +
    'comes coming happen happening happens something anything somewhere anywhere nothing thing things stuff one ones ' +
    'someone somebody anyone anybody people person folks good great nice best cool fun next soon now day days time ' +
    'week weekend month year today tomorrow tonight available open suitable offer offers offered recommend suggest ' +
    'suggestion suggestions ideas idea join joins attend take takes taking bring make makes let lets id im ive whats thats ' +
    'whos wheres theres about list upcoming going planned plan plans interested able spend hours hour new trip trips ' +
    'outing outings huddle huddles event events tour tours activity activities meet meetup meetups gathering session ' +
    'got both am pm two three four several only couple fancy stop stops ok okay fine alright suitable dont doesnt cant through via per between during after before until till start starts starting begin begins ' +
    'left along alone myself ride rides lift lifts work works kind type kinds types way ways bit maybe rather ever try'
  ).split(' '),
);

/** What is left of a question when the words that every question has are gone. */
export function telling(words: readonly string[]): string[] {
  return words.filter((word) => word.length > 1 && !empty.has(word));
}
