import type { StoryPage } from '../../contract-values.ts';

/** What the list of published inspirations answers to visitors. */
export type PublicInspirations = StoryPage;
