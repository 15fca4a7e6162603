import { Link } from 'react-router';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import classes from './NameOf.module.css';

/** What somebody is called; it leads to who they are. */
export function NameOf({ person }: { person: Pick<PersonSummary, 'username' | 'displayName'> }) {
  const { username, displayName } = person;
  if (!username) {
    return (
      <strong className={classes.name} dir="auto">
        {displayName}
      </strong>
    );
  }
  return (
    <Link to={`/${username}`} className={classes.name} dir="auto">
      {displayName}
    </Link>
  );
}
