import { wallIn } from '#platform/shared/zoned-time.ts';

/** What tools have given and the asker has said: everything that an answer may state. */
export class GivenFacts {
  private readonly words: Set<string>;
  private readonly numbers: Set<string>;

  /** `timeZones` are those in which a given instant may be said. */
  constructor(texts: readonly string[], timeZones: readonly string[]) {
    const all = texts.join(' \n ');
    this.words = new Set(all.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
    this.numbers = new Set((all.match(/\d+/g) ?? []).flatMap(spellings));
    for (const instant of all.match(/\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*Z/g) ?? [])
      for (const zone of timeZones)
        for (const part of wallIn(new Date(instant), zone).match(/\d+/g) ?? [])
          for (const spelling of spellings(part)) this.numbers.add(spelling);
  }

  /** Whether every number, and every name that is marked as one, was given. */
  holds(sentence: string): boolean {
    const numbers = sentence.match(/\d+/g) ?? [];
    return (
      numbers.every((number) => this.numbers.has(number)) &&
      namesIn(sentence).every((name) => this.knows(name))
    );
  }

  private knows(name: string): boolean {
    return (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => this.words.has(word));
  }
}

/** '06' is 6; afternoon hours are said in both ways. */
function spellings(digits: string): string[] {
  const value = Number(digits);
  const twelve = digits.length <= 2 && value > 12 && value < 24 ? [String(value - 12)] : [];
  return [digits, String(value), String(value).padStart(2, '0'), ...twelve];
}

/** What is bold or in quotation marks, and what is written as a name of two words or more. */
function namesIn(sentence: string): string[] {
  const marked = [...sentence.matchAll(/\*\*([^*]+)\*\*|[“„"]([^”“"]+)[”“"]/g)].map(
    ([, bold, quoted]) => bold ?? quoted ?? '',
  );
  const written = [...sentence.matchAll(/(?<=\p{Ll}[,:]? )\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu)].map(
    ([name]) => name,
  );
  return [...marked, ...written];
}

/** Whole sentences at the beginning of what has been heard, and what is not yet one. */
export function sentencesOf(heard: string): { readonly whole: readonly string[]; readonly rest: string } {
  const whole = heard.match(/[^.!?\n]*(?:(?<=\d)\.(?=\d)[^.!?\n]*)*[.!?\n]+["”*)]*\s+/g) ?? [];
  return { whole, rest: heard.slice(whole.join('').length) };
}
