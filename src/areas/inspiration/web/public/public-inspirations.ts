import type { StoryPage } from '../../contract/views.ts';

/** What the list of published inspirations answers to visitors. */
export type PublicInspirations = StoryPage;
