/** Interests that onboarding offers; people may write others. */
export const suggestedInterests = [
  'Hiking',
  'Backpacking',
  'Trail running',
  'Camping',
  'Cycling',
  'Mountain biking',
  'Climbing',
  'Paddling',
  'Skiing',
  'Snowshoeing',
  'Birdwatching',
  'Photography',
  'Wild swimming',
  'Foraging',
  'Family walks',
  'Dogs on the trail',
] as const;

export const MAX_INTERESTS = 30;
export const MAX_INTEREST = 40;

/** Interests without blanks, doubles in other letter case, and beyond the limits; the first spelling stays. */
export function tidyInterests(interests: readonly string[]): string[] {
  const kept = new Map<string, string>();
  for (const interest of interests) {
    const words = interest.replace(/\s+/g, ' ').trim().slice(0, MAX_INTEREST);
    if (words && !kept.has(words.toLowerCase())) kept.set(words.toLowerCase(), words);
  }
  return [...kept.values()].slice(0, MAX_INTERESTS);
}
