import { Trans } from '@lingui/react/macro';
import type { StoryCardView } from '../../contract/views.ts';
import { StoryGrid } from '../public/StoryGrid.tsx';
import classes from './reader.module.css';
import { TopicLine } from './TopicLine.tsx';

/** What to read next. */
export function Related({ stories }: { stories: readonly StoryCardView[] }) {
  if (stories.length === 0) return null;
  return (
    <section className={classes.related}>
      <h2>
        <Trans>Read next</Trans>
      </h2>
      <StoryGrid stories={stories} eyebrow={(story) => <TopicLine story={story} />} />
    </section>
  );
}
