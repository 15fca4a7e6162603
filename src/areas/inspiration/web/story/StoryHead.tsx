import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { formatCalendarDay } from '#platform/shared/time.ts';
import { Avatar } from '#ui/Avatar.tsx';
import type { StoryView } from '../../contract/views.ts';
import { topicNames } from '../messages.ts';
import { HealthNote } from './HealthNote.tsx';
import { ProfessionBadge } from './ProfessionBadge.tsx';
import classes from './reader.module.css';

/** What a story is: its picture, name and author, and what to know before reading. */
export function StoryHead({ story, cover }: { story: HeadView; cover?: React.ReactNode }) {
  const { i18n } = useLingui();
  const { title, summary, topics, author, minutes, publishedAt, healthNote } = story;
  const face = { id: author.id, name: author.displayName, pictureUrl: author.profilePicUrl };
  return (
    <header className={classes.head}>
      <div className={classes.cover}>
        {cover ?? (
          <img src={`${story.coverUrl}&w=1280`} alt="" width={1280} height={640} fetchPriority="high" />
        )}
      </div>
      <ul className={classes.topics}>
        {topics.map((topic) => (
          <li key={topic}>
            <Link to={`/explore/inspiration?topic=${topic}`}>{i18n._(topicNames[topic])}</Link>
          </li>
        ))}
      </ul>
      <h1 dir="auto">{title}</h1>
      {summary && (
        <p className={classes.summary} dir="auto">
          {summary}
        </p>
      )}
      <div className={classes.author}>
        <Avatar face={face} size={44} named />
        <div>
          <p>
            <Link to={`/${author.username ?? ''}`} dir="auto">
              {author.displayName}
            </Link>{' '}
            {author.badge && <ProfessionBadge profession={author.badge} />}
          </p>
          <p className={classes.facts}>
            <time suppressHydrationWarning dateTime={publishedAt}>
              {formatCalendarDay(publishedAt.slice(0, 10), i18n.locale)}
            </time>{' '}
            · <Trans>{minutes} min to read</Trans>
          </p>
        </div>
      </div>
      <HealthNote note={healthNote} author={author} />
    </header>
  );
}

export type HeadView = Pick<
  StoryView,
  'title' | 'summary' | 'topics' | 'author' | 'minutes' | 'publishedAt' | 'healthNote' | 'coverUrl'
>;
