import { BaseSequencer, type TestSequencerConstructor, type TestSpecification } from 'vitest/node';

/** What takes longest by far, the longest first; a fresh clone knows nothing of earlier runs. */
const longest = [
  /^proof\/rights\/rights/,
  /^proof\//,
  /\/(histories|relations|visibility|profile|model|note-awards)\.test/,
  /\/server\//,
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((pattern) =>
        pattern.test(moduleId.slice(this.ctx.config.root.length + 1)),
      );
      return found < 0 ? longest.length : found;
    };
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

/** Begins with what takes longest, so that no worker is left alone with it at the end. */
export const longestFirst: TestSequencerConstructor = LongestFirst;
