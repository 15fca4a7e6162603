import { Trans } from '@lingui/react/macro';
import { useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { LeaveGuard } from '#ui/LeaveGuard.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView } from '../../contract/views.ts';
import classes from '../community.module.css';
import { archive, editCommunity, end } from '../mutations.ts';
import { useAct } from '../use-act.ts';
import { CommunityFields } from './CommunityFields.tsx';
import { type CommunityForm, faultsOf, formOf, planOfForm } from './community-form.ts';

const CommunityCases = latePart(() => import('#areas/moderation/web/public/CommunityCases.tsx'));
const Approvers = latePart(() => import('#areas/huddle/web/public/Approvers.tsx'));

/** The Settings tab: everything that was said when it was founded, and for owners how it ends. */
export function Settings({ community }: { community: CommunityView }) {
  const act = useAct();
  const [busy, setBusy] = useState(false);
  const form = useForm<CommunityForm>({ initialValues: formOf(community), validate: faultsOf });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (form.validate().hasErrors) return;
    setBusy(true);
    const body = { ...planOfForm(form.values), version: community.version };
    if (await act(() => editCommunity(community.id, body))) form.resetDirty();
    setBusy(false);
  };
  return (
    <div className={classes.form}>
      {community.membership.acts.includes('MODERATE') && <CommunityCases communityId={community.id} />}
      <LeaveGuard when={form.isDirty()} />
      <form className={classes.form} onSubmit={(event) => void send(event)} noValidate>
        <CommunityFields form={form} />
        <SubmitButton busy={busy} disabled={!form.isDirty()} size="large" wide>
          <Trans>Save</Trans>
        </SubmitButton>
      </form>
      {community.planning === 'APPROVED' && <Approvers communityId={community.id} />}
      <p>
        <ActionLink look="plain" to={`/community/programs/${community.id}`}>
          <Trans>Programs: tokens and webhooks</Trans>
        </ActionLink>
      </p>
      {community.membership.role === 'OWNER' && <Ending community={community} />}
    </div>
  );
}

function Ending({ community }: { community: CommunityView }) {
  const act = useAct();
  const [asking, setAsking] = useState(false);
  const { id, archived } = community;
  return (
    <Card className={classes.card}>
      <h2>
        <Trans>The end</Trans>
      </h2>
      <p className={classes.quiet}>
        <Trans>An archived community stays to be read; nobody joins and no huddle is planned for it.</Trans>
      </p>
      <div className={classes.actions}>
        <SubmitButton look="outline" onPress={() => act(() => archive(id, !archived))}>
          {archived ? <Trans>Open it again</Trans> : <Trans>Archive</Trans>}
        </SubmitButton>
        {!community.deleteAfter && (
          <SubmitButton look="outline" danger onPress={async () => setAsking(true)}>
            <Trans>Delete the community</Trans>
          </SubmitButton>
        )}
      </div>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Delete this community?</Trans>}
        confirm={<Trans>Delete in 14 days</Trans>}
        onConfirm={() => act(() => end(id, true)).then(() => setAsking(false))}
        danger
      >
        <Trans>
          It is hidden from strangers at once and gone for everybody in 14 days. Until then you can keep it.
        </Trans>
      </ConfirmDialog>
    </Card>
  );
}
