/** The model is away, was too slow, or said nothing that is an answer. */
export class ModelFailed extends Error {
  /** What it took all the same. */
  tokens = 0;
}
