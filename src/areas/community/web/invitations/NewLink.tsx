import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView } from '../../contract/views.ts';
import classes from '../community.module.css';
import { createInvitationLink } from '../mutations.ts';
import { useAct } from '../use-act.ts';

const lives = [1, 7, 14, 30, 90, 365];
const limits = [1, 5, 10, 50, 100, 500];

/** A link to hand on: how long it stands, how many it invites, and whether an admin accepts them (COM-10). */
export function NewLink({ community }: { community: CommunityView }) {
  const { t } = useLingui();
  const act = useAct();
  const [days, setDays] = useState(14);
  const [maxUses, setMaxUses] = useState<number | null>(null);
  const [withApproval, setWithApproval] = useState(false);
  const isAdmin = community.sight === 'LEAD';
  const stillAsks = !isAdmin && community.approvalRequired && !community.memberInvitesSuffice;
  return (
    <>
      <div className={classes.two}>
        <NativeSelect
          size="md"
          label={t`Valid for`}
          value={days}
          data={lives.map((each) => ({
            value: String(each),
            label: each === 1 ? t`1 day` : t`${each} days`,
          }))}
          onChange={(event) => setDays(Number(event.currentTarget.value))}
        />
        <NativeSelect
          size="md"
          label={t`How many people`}
          value={maxUses ?? ''}
          data={[
            { value: '', label: t`no limit` },
            ...limits.map((each) => ({
              value: String(each),
              label: each === 1 ? t`1 person` : t`${each} people`,
            })),
          ]}
          onChange={({ currentTarget: { value } }) => setMaxUses(value ? Number(value) : null)}
        />
      </div>
      {stillAsks ? (
        <p className={classes.quiet}>
          <Trans>People you invite still wait for an admin.</Trans>
        </p>
      ) : (
        <Checkbox
          size="md"
          label={t`An admin approves each of them`}
          checked={withApproval}
          onChange={(event) => setWithApproval(event.currentTarget.checked)}
        />
      )}
      <SubmitButton
        look="outline"
        onPress={() => act(() => createInvitationLink(community.id, { days, maxUses, withApproval }))}
        wide
      >
        <Trans>Make a link</Trans>
      </SubmitButton>
    </>
  );
}
