import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { type EnsurePresence, Section } from '#areas/account/web/public/presence.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { deleteMyAccount, type Hanging, myDeletion } from './deletion.ts';

interface DeletionFormProps {
  hanging: Hanging;
  ensure: EnsurePresence;
}

type Owned = Pick<Hanging['huddles'][number], 'id' | 'name' | 'heirs'>;

const ENDS = 'ends';

/** Asks for each thing that is mine what becomes of it; nothing is chosen for me. */
export function DeletionForm({ hanging, ensure }: DeletionFormProps) {
  const { t } = useLingui();
  const [wishes, setWishes] = useState<Readonly<Record<string, string>>>({});
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { huddles, communities } = hanging;
  const isSaid = [...huddles, ...communities].every(({ id }) => wishes[id]);
  const answers = (owned: readonly Owned[]) =>
    owned.map(({ id }) => ({ id, to: wishes[id] === ENDS ? null : (wishes[id] ?? null) }));
  const send = async () => {
    try {
      await deleteMyAccount({ huddles: answers(huddles), communities: answers(communities) });
      await queries.fetchQuery({ ...myAccount, staleTime: 0 });
      await navigate('/leaving', { replace: true });
    } catch (error) {
      setAsking(false);
      // What is done already is no longer asked about.
      await queries.invalidateQueries({ queryKey: myDeletion.queryKey });
      showToast({ kind: 'error', summary: t`Account`, detail: wordProblem(error) });
    }
  };
  const field = (owned: Owned, end: string) => (
    <NativeSelect
      key={owned.id}
      size="md"
      label={owned.name}
      value={wishes[owned.id] ?? ''}
      onChange={({ currentTarget: { value } }) => setWishes((all) => ({ ...all, [owned.id]: value }))}
      data={[
        { value: '', label: t`Please choose`, disabled: true },
        ...owned.heirs.map(({ id, name }) => ({ value: id, label: t`${name} takes over` })),
        { value: ENDS, label: end },
      ]}
    />
  );
  return (
    <>
      {huddles.length > 0 && (
        <Section title={<Trans>Outings that you host</Trans>}>
          {huddles.map((huddle) => field(huddle, t`Call it off`))}
        </Section>
      )}
      {communities.length > 0 && (
        <Section title={<Trans>Communities that are yours alone</Trans>}>
          {communities.map((community) => field(community, t`End it in 14 days`))}
        </Section>
      )}
      <div>
        <SubmitButton danger disabled={!isSaid} onPress={async () => setAsking(await ensure())}>
          <Trans>Delete my account</Trans>
        </SubmitButton>
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Delete your account?</Trans>}
        confirm={<Trans>Yes, delete it</Trans>}
        onConfirm={send}
        danger
      >
        <Trans>You disappear for everybody at once. Until 14 days are over you can log in and stay.</Trans>
      </ConfirmDialog>
    </>
  );
}
