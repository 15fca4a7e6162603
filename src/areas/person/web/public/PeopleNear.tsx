import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '#platform/web/api.ts';
import { Avatar } from '#ui/Avatar.tsx';
import { OfferList, OfferRow } from '#ui/OfferList.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { PersonContract } from '../../contract/person.ts';
import { useRelation } from '../relations/use-relation.ts';
import { follow } from './relation-verbs.ts';

const api = apiOf<PersonContract>();

interface Near {
  readonly lat: number;
  readonly lng: number;
}

/** People who live around a place, those with the most followers first. */
export function peopleNear({ lat, lng }: Near) {
  return queryOptions({
    queryKey: ['relation', 'near', lat, lng],
    meta: { kept: false },
    queryFn: ({ signal }) => api('GET /api/people/near', { query: { lat, lng }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Whom one could follow here; nothing where nobody is. */
export function PeopleNear({ near }: { near: Near }) {
  const { data } = useQuery(peopleNear(near));
  const change = useRelation();
  const [followed, setFollowed] = useState<readonly string[]>([]);
  if (!data || data.people.length === 0) return null;
  return (
    <OfferList title={<Trans>People near you</Trans>}>
      {data.people.map(({ id, displayName, username, profilePicUrl }) => (
        <OfferRow
          key={id}
          picture={<Avatar face={{ id, name: displayName, pictureUrl: profilePicUrl }} size={44} named />}
          name={displayName}
          detail={`@${username}`}
        >
          <SubmitButton
            look="outline"
            size="small"
            disabled={followed.includes(id)}
            onPress={async () => {
              if (await change(() => follow(id))) setFollowed((before) => [...before, id]);
            }}
          >
            {followed.includes(id) ? <Trans>Done</Trans> : <Trans>Follow</Trans>}
          </SubmitButton>
        </OfferRow>
      ))}
    </OfferList>
  );
}
