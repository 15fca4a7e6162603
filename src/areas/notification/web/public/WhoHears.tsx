import { Plural, Trans } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { outingNewsQuery, type PlannedOuting } from '../outings/outings.ts';

interface WhoHearsProps {
  communityId: string;
  outing: PlannedOuting;
  /** Somebody else approves it first. */
  later: boolean;
}

/** How many members of the club are told of an outing at most, before it is published (C20). */
export function WhoHears({ communityId, outing, later }: WhoHearsProps) {
  const { data } = useQuery({ ...outingNewsQuery(communityId, outing), placeholderData: keepPreviousData });
  if (!data) return null;
  const { told, unwanted } = data;
  return (
    <p>
      {later ? (
        <Plural
          value={told}
          one="Once it is published, up to # member is told."
          other="Once it is published, up to # members are told."
        />
      ) : (
        <Plural value={told} one="Up to # member is told." other="Up to # members are told." />
      )}{' '}
      {unwanted > 0 && (
        <Plural
          value={unwanted}
          one="# member does not want news of such outings."
          other="# members do not want news of such outings."
        />
      )}{' '}
      {told > 0 && <Trans>Some want only what is near them, and only some want mails.</Trans>}
    </p>
  );
}
