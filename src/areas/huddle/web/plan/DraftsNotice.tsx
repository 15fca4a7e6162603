import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ActionLink } from '#ui/Action.tsx';
import { huddlesQuery } from '../queries.ts';
import classes from './create.module.css';

/** What was begun and never published, so that nothing typed is lost, not even by a crash. */
export function DraftsNotice() {
  const { data } = useInfiniteQuery({ ...huddlesQuery('DRAFTS'), staleTime: 0 });
  const drafts = data?.pages[0]?.items ?? [];
  const [latest] = drafts;
  if (!latest) return null;
  // The sentence ends with its own full stop.
  const name = latest.name.replace(/[.\s]+$/, '') || <Trans>a huddle without a name</Trans>;
  return (
    <aside className={classes.drafts}>
      <span>
        <Trans>
          You have begun <strong dir="auto">{name}</strong>.
        </Trans>
      </span>
      <ActionLink to={`/huddle/create?draft=${latest.id}`} look="outline" size="small">
        <Trans>Go on with it</Trans>
      </ActionLink>
      {drafts.length > 1 && (
        <Link to="/huddle/mine?show=DRAFTS">
          <Plural value={drafts.length} one="# draft" other="All # drafts" />
        </Link>
      )}
    </aside>
  );
}
