import { Plural, Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ActionLink } from '#ui/Action.tsx';
import { Badge } from '#ui/Badge.tsx';
import { deskOfCommunity } from '../desk.tsx';
import { casesQuery } from '../queries.ts';

/** The way to what is reported in a community, with how many cases wait; a full page of them is counted as so many or more. */
export default function CommunityCases({ communityId }: { communityId: string }) {
  const desk = deskOfCommunity(communityId);
  const { data } = useInfiniteQuery(casesQuery(desk, 'OPEN'));
  const [first] = data?.pages ?? [];
  const waiting = first?.items.length ?? 0;
  return (
    <p>
      <ActionLink look="plain" to={desk.path}>
        <Trans>Reported in the community</Trans>
      </ActionLink>{' '}
      {waiting > 0 && (
        <Badge>
          {first?.next ? (
            <Trans>more than {waiting} open</Trans>
          ) : (
            <Plural value={waiting} one="# open" other="# open" />
          )}
        </Badge>
      )}
    </p>
  );
}
