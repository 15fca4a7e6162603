const VERB =
  /\b(?:tell|ask|message|text|ping|dm|write(?: a message)?(?: to)?|send(?: a message to)?|schreib\w*|schrib\w*|sag\w*|säg|frag\w*|nachricht an|bescheid)\s+(?:to |an |dem |der |den |em |da |mal |bitte |please )*(?<name>@?[\p{L}\p{N}._'-]+(?: [\p{L}'-]+)?)/iu;
/** What follows a first name and is no second one. */
const NO_NAME =
  /^(?:i|ill|im|ive|that|to|we|she|he|they|my|me|about|if|whether|when|can|could|please|and|a|the|not|on|in|at|from|for|it|ich|dass|das|ob|wir|er|sie|es|bitte|und|die|der|den|dem|eine?n?|zu|vom|von|dass?|i'll|i'm|mal|eine?|per)$/i;

/** Whom 'tell Marco I bring the stove' is for: one name, or two; undefined where none stands behind such a verb. */
export function addresseeIn(question: string): string | undefined {
  const name = VERB.exec(question)?.groups?.name;
  if (!name) return undefined;
  const [first = '', second] = name.split(' ');
  if (NO_NAME.test(first)) return undefined;
  return second && !NO_NAME.test(second) ? name : first;
}
