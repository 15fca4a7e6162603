import { Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { WhoHears } from '#areas/notification/web/public/WhoHears.tsx';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { Action } from '#ui/Action.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SavingNote } from '#ui/SavingNote.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { PlanView, TemplateView } from '../../contract/fields.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import { valuesOfForm } from '../../rules/form.ts';
import { justPublished } from '../share/just-published.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import classes from './create.module.css';
import { EditorBody } from './EditorBody.tsx';
import { ProposalNote } from './ProposalNote.tsx';
import { deleteDraft, publish, readPlan } from './plan-api.ts';
import { Faults } from './Section.tsx';
import { Templates } from './Templates.tsx';
import { useAsksClub } from './use-asks-club.ts';
import { type Draft, useDraft } from './use-draft.ts';
import { useKeptHere } from './use-kept-here.ts';
import { usePlanForm } from './use-plan-form.ts';

interface DraftEditorProps {
  /** The draft as it was read; null for a new one. */
  plan: PlanView | null;
  start: HuddleForm;
  onMade: (id: string) => void;
}

/** A plan that nobody sees yet: saved while it is typed, published when it is whole. */
export function DraftEditor({ plan, start, onMade }: DraftEditorProps) {
  const here = useKeptHere(plan ? null : 'new', start);
  const form = usePlanForm(here.start, null);
  const draft = useDraft(form.values, plan && { id: plan.id, edition: plan.edition }, start);
  here.keep(draft.saving === 'saved' ? null : form.values);
  useAddress(draft.id, onMade);
  const { send, busy } = usePublish(form.values, draft, here.forget);
  const [base, setBase] = useState(start);
  const other = useOther(draft.saving === 'conflict' ? draft.id : undefined);
  const asks = useAsksClub(form.values);
  const [template, setTemplate] = useState<TemplateView>();
  const choose = (chosen: TemplateView) => {
    setTemplate(chosen);
    form.setValues(chosen.form);
  };
  const kept = {
    huddleId: template?.id ?? draft.id,
    mediaId: (template ?? plan)?.form.coverMediaId ?? null,
    url: (template ?? plan)?.coverPhotoUrl ?? '',
  };
  return (
    <>
      <VisuallyHidden component="h1">
        <Trans>New huddle</Trans>
      </VisuallyHidden>
      <EditorBody
        // A template begins the form again: what its groups and its name were about is past.
        key={template?.id}
        form={form}
        people={plan?.people ?? []}
        kept={kept}
        lead={plan ? <ProposalNote plan={plan} /> : <Templates onChoose={choose} />}
        reads={plan === null && !template}
        onSend={() => void send()}
      >
        <div className={classes.finish} data-bottom-bar="">
          <Faults form={form} />
          <SaveState draft={draft} />
          <ToldMembers values={form.values} asks={asks} />
          <SubmitButton busy={busy} size="large" wide>
            {asks ? <Trans>Propose the huddle</Trans> : <Trans>Publish the huddle</Trans>}
          </SubmitButton>
        </div>
        {draft.id && <DropDraft draftId={draft.id} onGone={here.forget} />}
      </EditorBody>
      {other && (
        <ConflictDialog
          base={base}
          mine={form.values}
          other={other}
          onClose={() => undefined}
          onSettle={(settled) => {
            form.setValues(settled);
            setBase(other.form);
            draft.continueFrom({ id: other.id, edition: other.edition }, other.form);
          }}
        />
      )}
    </>
  );
}

/** How many of its community a new outing is told to, before it is published. */
function ToldMembers({ values, asks }: { values: HuddleForm; asks: boolean }) {
  const { communityId, privacy, activity, difficulty } = values;
  if (communityId === null || privacy === 'PRIVATE') return null;
  const outing = { activity, difficulty: difficulty || null };
  return <WhoHears communityId={communityId} outing={outing} later={asks} />;
}

/** A draft that has come to be stands in the address: a reload finds it again. */
function useAddress(id: string | undefined, onMade: (id: string) => void): void {
  const [search, setSearch] = useSearchParams();
  const there = search.get('draft');
  useEffect(() => {
    if (!id || there === id) return;
    onMade(id);
    setSearch((before) => ({ ...Object.fromEntries(before), draft: id }), {
      replace: true,
      preventScrollReset: true,
    });
  }, [id, there, onMade, setSearch]);
}

/** What stands on the server when it is not what this page last saved. */
function useOther(id: string | undefined): PlanView | undefined {
  const [other, setOther] = useState<PlanView>();
  useEffect(() => {
    setOther(undefined);
    if (id) void readPlan(id).then(setOther, () => undefined);
  }, [id]);
  return id ? other : undefined;
}

function usePublish(values: HuddleForm, draft: Draft, onDone: () => void) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const plan = valuesOfForm(values);
    if (!plan) return;
    setBusy(true);
    try {
      const { id, edition } = await draft.flush();
      const { message, proposed } = await publish(id, plan, edition);
      onDone();
      void queries.invalidateQueries({ queryKey: ['huddle'] });
      showToast({ kind: 'success', summary: message });
      if (proposed) return await navigate('/huddle/mine?show=DRAFTS');
      justPublished.remember(id);
      await navigate(`/huddle/view/${id}`);
    } catch (error) {
      const conflict = error instanceof ApiProblem && error.code === 'PLAN_CHANGED';
      if (!conflict) showToast({ kind: 'error', summary: t`Huddle`, detail: wordProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return { send, busy };
}

/** Throws a draft away, after asking. */
export function DropDraft({ draftId, onGone }: { draftId: string; onGone: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [asking, setAsking] = useState(false);
  const drop = async () => {
    try {
      const { message } = await deleteDraft(draftId);
      onGone();
      void queries.invalidateQueries({ queryKey: ['huddle', 'list'] });
      showToast({ kind: 'success', summary: message });
      await navigate('/huddle/mine?show=DRAFTS');
    } catch (error) {
      showToast({ kind: 'error', summary: t`Huddle`, detail: wordProblem(error) });
    }
  };
  return (
    <>
      <Action look="plain" onClick={() => setAsking(true)}>
        <Trans>Throw this draft away</Trans>
      </Action>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={<Trans>Throw this draft away?</Trans>}
        confirm={<Trans>Throw away</Trans>}
        onConfirm={drop}
        danger
      >
        <Trans>Nobody has seen it, and it cannot be brought back.</Trans>
      </ConfirmDialog>
    </>
  );
}

/** Whether what was typed is safe. */
export function SaveState({ draft: { saving, fault = '' } }: { draft: Draft }) {
  return (
    <SavingNote state={saving === 'nothing' || saving === 'conflict' ? 'other' : saving}>
      {saving === 'nothing' && <Trans>Kept as a draft from your first word on.</Trans>}
      {saving === 'saved' && <Trans>Saved as a draft</Trans>}
      {saving === 'refused' && <Trans>Not saved: {fault}</Trans>}
      {saving === 'conflict' && <Trans>This draft was changed elsewhere.</Trans>}
    </SavingNote>
  );
}
