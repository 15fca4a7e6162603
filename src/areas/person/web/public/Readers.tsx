import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { FaceRow } from '#ui/FaceRow.tsx';
import type { ReadersView } from '../../contract/readers.ts';
import type { ReasonAgainst } from '../../rules/readers.ts';
import classes from './Readers.module.css';

interface ReadersProps<Key extends QueryKey> {
  of: UseQueryOptions<ReadersView, Error, ReadersView, Key>;
}

/** Before something is sent to many: how many get it, who, and who does not and why (C20). */
export function Readers<Key extends QueryKey>({ of }: ReadersProps<Key>) {
  const { data, error } = useQuery({ ...of, staleTime: 0 });
  if (error && !data) return null;
  return (
    <div className={classes.readers} aria-live="polite" aria-busy={!data}>
      {data && <Told readers={data} />}
      {data && data.without.length > 0 && <Without without={data.without} />}
    </div>
  );
}

function Told({ readers: { count, people } }: { readers: ReadersView }) {
  const faces = people.map(({ id, displayName, profilePicUrl }) => ({
    id,
    name: displayName,
    pictureUrl: profilePicUrl,
  }));
  const names = people.map(({ displayName }) => displayName).join(', ');
  const more = count - people.length;
  return (
    <>
      <strong>
        <Plural value={count} _0="Nobody gets it." one="# person gets it." other="# people get it." />
      </strong>
      {count > 0 && <FaceRow faces={faces} total={count} size={28} limit={6} />}
      {count > 0 && (
        <details>
          <summary>
            <Trans>Who they are</Trans>
          </summary>
          <p dir="auto">
            {names} {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
          </p>
        </details>
      )}
    </>
  );
}

const reasonNames: Readonly<Record<ReasonAgainst, MessageDescriptor>> = {
  SELF: msg`You yourself`,
  NO_MEMBER: msg`No longer a member`,
  PAID: msg`Dues are paid`,
  REMINDED: msg`Reminded in the last week`,
  ENOUGH: msg`Have had enough messages of this club for now`,
  NO_ACCOUNT: msg`Without an account; tell them yourself`,
  UNREACHABLE: msg`Cannot be written to`,
  SWITCHED_OFF: msg`Do not want to hear of it`,
};

function Without({ without }: Pick<ReadersView, 'without'>) {
  const { t } = useLingui();
  return (
    <div className={classes.without}>
      <span>
        <Trans>Who gets none:</Trans>
      </span>
      <ul>
        {without.map(({ why, count, names }) => (
          <li key={why}>
            {t(reasonNames[why])}: <span dir="auto">{names.length > 0 ? names.join(', ') : count}</span>
            {names.length > 0 && count > names.length && ` +${count - names.length}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
