import { Plural, Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf } from '#platform/web/api.ts';
import { OfferList, OfferRow } from '#ui/OfferList.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityContract } from '../../contract/community.ts';
import type { CommunityCard } from '../../contract/views.ts';
import { joinCommunity } from '../mutations.ts';
import { useAct } from '../use-act.ts';

const api = apiOf<CommunityContract>();

const SHOWN = 4;
const WITHIN_KM = 50;

interface Near {
  readonly lat: number;
  readonly lng: number;
}

/** The largest communities around a place. */
export function communitiesNear({ lat, lng }: Near) {
  return queryOptions({
    queryKey: ['community', 'near', lat, lng],
    meta: { kept: false },
    queryFn: ({ signal }) =>
      api('GET /api/communities', { query: { lat, lng, within: WITHIN_KM, limit: SHOWN }, signal }),
  });
}

/** Which communities one could join here with one press; nothing where there is none. */
export function CommunitiesNear({ near }: { near: Near }) {
  const { data } = useQuery(communitiesNear(near));
  const open = data?.items.filter(({ asksFirst }) => !asksFirst) ?? [];
  if (open.length === 0) return null;
  return (
    <OfferList title={<Trans>Communities near you</Trans>}>
      {open.map((community) => (
        <Row key={community.id} community={community} />
      ))}
    </OfferList>
  );
}

function Row({ community }: { community: CommunityCard }) {
  const act = useAct();
  const { id, name, totalMembers, member, joinRequested, approvalRequired } = community;
  return (
    <OfferRow name={name} detail={<Plural value={totalMembers ?? 0} one="# member" other="# members" />}>
      <SubmitButton
        look="outline"
        size="small"
        disabled={member || joinRequested}
        onPress={() => act(() => joinCommunity(id, {}))}
      >
        {member || joinRequested ? (
          <Trans>Done</Trans>
        ) : approvalRequired ? (
          <Trans>Ask to join</Trans>
        ) : (
          <Trans>Join Community</Trans>
        )}
      </SubmitButton>
    </OfferRow>
  );
}
