import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatCalendarDay } from '#platform/shared/time.ts';
import { CardGrid } from '#ui/CardGrid.tsx';
import { ListCard } from '#ui/ListCard.tsx';
import type { StoryCardView } from '../../contract/views.ts';
import { addressOf } from '../address-of.ts';
import classes from './StoryGrid.module.css';

interface StoryGridProps {
  stories: readonly StoryCardView[];
  /** What stands above the title of each. */
  eyebrow?: (story: StoryCardView) => ReactNode;
  rank?: 2 | 3;
}

/** Stories as cards, for visitors and members alike. */
export function StoryGrid(props: StoryGridProps) {
  return (
    <CardGrid>
      <StoryCards {...props} />
    </CardGrid>
  );
}

/** The same without what they stand in. */
export function StoryCards({ stories, eyebrow, rank = 3 }: StoryGridProps) {
  return stories.map((story) => (
    <StoryCard key={story.id} story={story} eyebrow={eyebrow?.(story)} rank={rank} />
  ));
}

interface StoryCardProps {
  story: StoryCardView;
  eyebrow: ReactNode;
  rank: 2 | 3;
}

function StoryCard({ story, eyebrow, rank }: StoryCardProps) {
  const { i18n } = useLingui();
  const { id, title, summary, coverUrl, minutes, author, publishedAt } = story;
  const picture = { src: `${coverUrl}&w=640`, width: 640, height: 320 };
  return (
    <ListCard
      to={addressOf(id)}
      name={title}
      rank={rank}
      shape="2 / 1"
      picture={<img {...picture} alt="" loading="lazy" decoding="async" />}
      eyebrow={eyebrow}
    >
      {summary && (
        <p className={classes.summary} dir="auto">
          {summary}
        </p>
      )}
      <p className={classes.by}>
        <span dir="auto">{author.displayName}</span> ·{' '}
        <time suppressHydrationWarning dateTime={publishedAt}>
          {formatCalendarDay(publishedAt.slice(0, 10), i18n.locale)}
        </time>{' '}
        · <Trans>{minutes} min to read</Trans>
      </p>
    </ListCard>
  );
}
