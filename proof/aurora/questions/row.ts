/** A question, and the titles of huddles, communities, stories and rides, or the usernames, of which one is meant. */
export type Row = readonly [text: string, ...expected: string[]];
