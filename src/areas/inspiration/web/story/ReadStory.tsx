import { useState } from 'react';
import { drawnStory, STORY } from './drawn-story.ts';
import { StoryBody } from './StoryBody.tsx';

interface ReadStoryProps {
  story: object;
  /** What its loader drew, where no page was rendered with it. */
  sent: string | null;
}

/** A published story in its page; it stays as it came until its data is read again. */
export function ReadStory({ story, sent }: ReadStoryProps) {
  const [first] = useState(() => drawnStory(story, sent));
  return <StoryBody id={STORY} drawn={sent ?? first} />;
}
