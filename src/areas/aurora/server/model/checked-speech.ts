import type { Piece } from '../../rules/answer.ts';
import { GivenFacts, sentencesOf } from '../../rules/facts/checked-facts.ts';
import type { Asker } from '../tools/asker.ts';
import type { Asked } from './answer-by-model.ts';

/** What a model says, sentence by sentence: one with a fact that no tool gave is left out (AUR-8). */
export class CheckedSpeech {
  private readonly asker: Asker;
  private readonly say: (piece: Piece) => void;
  private readonly texts: string[];
  private heard = '';
  private shown = 0;

  constructor(asker: Asker, { question, before }: Asked, say: (piece: Piece) => void) {
    this.asker = asker;
    this.say = say;
    const earlier = before.flatMap((turn) => [turn.question, turn.answer]);
    this.texts = [question, asker.name, asker.now.toISOString(), ...earlier];
  }

  /** What a tool has answered may be said from now on. */
  given(output: unknown): void {
    this.texts.push(JSON.stringify(output));
  }

  hear(text: string): void {
    const { whole, rest } = sentencesOf(this.heard + text);
    this.heard = rest;
    this.pass(whole);
  }

  /** Nothing more comes; where nothing held, she says that she does not know. */
  end(): void {
    this.pass([this.heard]);
    if (this.shown === 0) this.say({ kind: 'delta', text: this.asker.voice.unknown });
  }

  private pass(sentences: readonly string[]): void {
    const zones = this.texts.join(' ').match(/(?<="timeZone":")[\w/+-]+/g) ?? [];
    const facts = new GivenFacts(this.texts, [this.asker.timeZone, ...new Set(zones)]);
    for (const text of sentences) {
      if (text === '' || !facts.holds(text)) continue;
      this.shown += text.length;
      this.say({ kind: 'delta', text });
    }
  }
}
