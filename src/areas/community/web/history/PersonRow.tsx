import type { ReactNode } from 'react';
import { NameOf } from '#areas/person/web/public/NameOf.tsx';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { Avatar } from '#ui/Avatar.tsx';

/** Somebody in a list of the history, with what is said of them. */
export function PersonRow({ person, children }: { person: PersonSummary; children: ReactNode }) {
  const { id, displayName, profilePicUrl } = person;
  return (
    <li>
      <Avatar face={{ id, name: displayName, pictureUrl: profilePicUrl }} size={40} />
      <span>
        <NameOf person={person} />
        <small dir="auto">{children}</small>
      </span>
    </li>
  );
}
