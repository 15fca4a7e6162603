import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import type { Act } from '#platform/shared/outbox/act.ts';
import { useActs } from '#platform/web/outbox/use-acts.ts';
import { ErrorState } from '#ui/ErrorState.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { carriableOf } from '../../rules/deliverable.ts';
import { partsOf } from '../../rules/parts.ts';
import { CodeSlides } from '../CodeSlides.tsx';
import classes from '../carry.module.css';
import { signActs } from '../sign-acts.ts';

/** What of this waits another phone could deliver. */
export const canBeCarried = (act: Act) => carriableOf(act) !== undefined;

/** My messages and roll-calls that wait, as codes for another phone (O17). */
export default function HandOver() {
  const acts = useActs();
  const mine = acts.filter(({ kind }) => kind !== 'carried');
  const carriable = mine.filter(canBeCarried);
  const codes = useCodes(carriable);
  if (codes.isLoadingError)
    return <ErrorState onRetry={() => void codes.refetch()} retrying={codes.isFetching} />;
  if (codes.data === undefined) return <RowSkeletons count={3} />;
  if (codes.data === null) return <NoKey />;
  if (codes.data.length === 0)
    return (
      <p className={classes.words}>
        <Trans>Nothing waits that another phone could deliver.</Trans>
      </p>
    );
  return (
    <div className={classes.sheet}>
      <p className={classes.words}>
        <Trans>
          Show these codes to another phone with Trailfolk. It delivers under your name what you did, as soon
          as it has a network. Anyone who reads a code can read what it says: your name, your messages, and
          for which outing you recorded who came. Nobody can change it. Codes are valid for 7 days.
        </Trans>
      </p>
      <Codes codes={codes.data} />
      <LeftHere count={mine.length - carriable.length} />
    </div>
  );
}

function useCodes(acts: readonly Act[]) {
  const name = useQuery(myAccount).data?.displayName ?? '';
  const which = acts.map(({ key, words, steps }) => [key, words, steps]);
  return useQuery({
    queryKey: ['carried-codes', name, which],
    queryFn: () => signActs(acts, name),
    meta: { kept: false },
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

function Codes({ codes }: { codes: readonly string[] }) {
  const { t } = useLingui();
  const parts = codes.flatMap(partsOf);
  const tooLong = codes.filter((code) => partsOf(code).length === 0).length;
  return (
    <>
      {parts.length > 0 && <CodeSlides parts={parts} />}
      {tooLong > 0 && (
        <p className={classes.words} role="status">
          <Plural
            value={tooLong}
            one="# message is too long for codes. Copy the text below instead."
            other="# messages are too long for codes. Copy the text below instead."
          />
        </p>
      )}
      <Textarea
        label={t`The codes as text`}
        description={t`For phones that can send each other text without a network.`}
        readOnly
        rows={3}
        value={codes.join('\n')}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </>
  );
}

function NoKey() {
  return (
    <p className={classes.words} role="alert">
      <Trans>
        This device cannot sign codes yet. It is prepared when you open Trailfolk with a network while you are
        logged in.
      </Trans>
    </p>
  );
}

function LeftHere({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p className={classes.words}>
      <Plural
        value={count}
        one="# other thing stays on this device: only messages without pictures and who came can be handed over."
        other="# other things stay on this device: only messages without pictures and who came can be handed over."
      />
    </p>
  );
}
