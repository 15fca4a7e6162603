import { Trans } from '@lingui/react/macro';
import { ActionLink } from '#ui/Action.tsx';
import classes from './Section.module.css';

/** Above what is made up, as long as there is nothing real to show; it leads to where one is the first. */
export function Examples({ to }: { to: string }) {
  return (
    <p className={classes.examples}>
      <Trans>Examples: nobody is here yet.</Trans>{' '}
      <ActionLink to={`/signup?returnTo=${to}`} look="outline" size="small" rel="nofollow">
        <Trans>Be the first</Trans>
      </ActionLink>
    </p>
  );
}
