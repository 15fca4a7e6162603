import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { Avatar } from '#ui/Avatar.tsx';
import { Paged } from '#ui/Paged.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { likesQuery } from '../queries.ts';
import classes from '../view/Post.module.css';

/** Who likes a post. */
export default function Likes({ postId, onClose }: { postId: string; onClose: () => void }) {
  const query = useInfiniteQuery(likesQuery(postId));
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Who likes it</Trans>}>
      <Paged
        query={query}
        skeleton={<RowSkeletons count={3} />}
        empty={<Trans>Nobody whom you can see.</Trans>}
      >
        {(people) => (
          <ul className={classes.people}>
            {people.map((person) => (
              <li key={person.id}>
                <Link to={`/${person.username ?? ''}`} onClick={onClose}>
                  <Avatar
                    face={{ id: person.id, name: person.displayName, pictureUrl: person.profilePicUrl }}
                    size={36}
                    named
                  />
                  <span dir="auto">{person.displayName}</span>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </Paged>
    </ResponsiveSheet>
  );
}
