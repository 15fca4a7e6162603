import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FaceRow } from '#ui/FaceRow.tsx';
import { mutualsQuery } from '../queries.ts';
import classes from './Profile.module.css';

const MAX_FACES = 5;

/** Whom both of us follow; when it cannot be read, the page does without (PER-3). */
export function MutualConnections({ username }: { username: string }) {
  const { data, error } = useQuery(mutualsQuery(username));
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: a failure here is logged only
    if (error) console.warn('Mutual connections did not load:', error.message);
  }, [error]);
  if (!data || data.numberOfElements === 0) return null;
  const faces = data.content.map(({ id, displayName, profilePicUrl }) => ({
    id,
    name: displayName,
    pictureUrl: profilePicUrl,
  }));
  return (
    <div className={classes.mutuals}>
      <FaceRow faces={faces} total={data.numberOfElements} limit={MAX_FACES} size={32} />
      <span>
        <Plural value={data.numberOfElements} one="# connection in common" other="# connections in common" />
      </span>
    </div>
  );
}
