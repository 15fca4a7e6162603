import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import type { ProfileView } from '../../contract/profile.ts';
import classes from './Profile.module.css';

/** What somebody says about themselves (PER-4). */
export function About({ profile }: { profile: ProfileView }) {
  const { firstName, lastName, location, bio, interestTags } = profile;
  return (
    <Card className={classes.card}>
      {bio && (
        <p dir="auto" className={classes.bio}>
          {bio}
        </p>
      )}
      <dl className={classes.about}>
        <Line name={<Trans>First Name</Trans>} value={firstName} />
        <Line name={<Trans>Last Name</Trans>} value={lastName} />
        <Line name={<Trans>Location</Trans>} value={location ?? ''} />
      </dl>
      {interestTags.length > 0 && (
        <div className={classes.interests}>
          <h2>
            <Trans>Interests</Trans>
          </h2>
          <ul>
            {interestTags.map((tag) => (
              <li key={tag}>
                <Badge>{tag}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function Line({ name, value }: { name: ReactNode; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto" className={value ? undefined : classes.quiet}>
        {value || <Trans>Not specified</Trans>}
      </dd>
    </div>
  );
}
