import { useLingui } from '@lingui/react/macro';
import { Avatar } from '#ui/Avatar.tsx';
import { PageLink } from '#ui/PageLink.tsx';
import type { StoryCardView } from '../../contract/views.ts';
import { addressOf } from '../address-of.ts';
import { professionNames } from '../profession-names.ts';
import classes from './Authors.module.css';

const SHOWN = 6;

/** Who wrote these stories, those whose trade was checked first; each leads to the newest of theirs. */
export function Authors({ stories }: { stories: readonly StoryCardView[] }) {
  const { t } = useLingui();
  return (
    <ul className={classes.authors} aria-label={t`Influencers`}>
      {newestByAuthor(stories).map(({ id, title, author: { badge, ...author } }) => (
        <li key={author.id}>
          <Avatar face={{ ...author, name: author.displayName }} size={56} named />
          <p>
            <strong dir="auto">{author.displayName}</strong>
            {badge && <span>{t(professionNames[badge])}</span>}{' '}
            <PageLink to={addressOf(id)} dir="auto">
              {title}
            </PageLink>
          </p>
        </li>
      ))}
    </ul>
  );
}

function newestByAuthor(stories: readonly StoryCardView[]): StoryCardView[] {
  const first = stories.filter(
    ({ author }, at) => stories.findIndex((other) => other.author.id === author.id) === at,
  );
  const [known, others] = [first.filter(hasBadge), first.filter((story) => !hasBadge(story))];
  return [...known, ...others].slice(0, SHOWN);
}

const hasBadge = ({ author }: StoryCardView) => author.badge !== null;
