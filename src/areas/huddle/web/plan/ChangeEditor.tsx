import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { PlanView } from '../../contract/fields.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import classes from './create.module.css';
import { EditorBody } from './EditorBody.tsx';
import { ProposalNote } from './ProposalNote.tsx';
import type { Scope } from './plan-api.ts';
import { Faults } from './Section.tsx';
import { useChange } from './use-change.ts';
import { useKeptHere } from './use-kept-here.ts';
import { usePlanForm } from './use-plan-form.ts';

/** A published huddle as its hosts edit it: saved at once for everybody, never over somebody else's change. */
export function ChangeEditor({ plan }: { plan: PlanView }) {
  const here = useKeptHere(`${plan.id} ${plan.edition}`, plan.form);
  const form = usePlanForm(here.start, new Date(plan.startsAt));
  const change = useChange(plan, form.values, here.forget);
  here.keep(change.saved ? null : form.values);
  const [asking, setAsking] = useState(false);
  const repeats = (plan.series?.following ?? 0) > 0;
  const kept = { huddleId: plan.id, mediaId: plan.form.coverMediaId, url: plan.coverPhotoUrl };
  return (
    <>
      <EditorBody
        form={form}
        people={plan.people}
        askedIds={plan.askedIds}
        kept={kept}
        lead={<ProposalNote plan={plan} />}
        onSend={() => (repeats ? setAsking(true) : void change.save('THIS'))}
      >
        <div className={classes.finish} data-bottom-bar="">
          <Faults form={form} />
          <SubmitButton busy={change.busy} size="large" wide>
            <Trans>Save the changes</Trans>
          </SubmitButton>
        </div>
      </EditorBody>
      <ScopeDialog
        opened={asking}
        following={plan.series?.following ?? 0}
        onClose={() => setAsking(false)}
        onChoose={(scope) => {
          setAsking(false);
          void change.save(scope);
        }}
      />
      <CapacityDialog
        taken={change.taken}
        onClose={change.dismiss}
        onKeep={(taken) => {
          form.setFieldValue('capacity', String(taken));
          change.dismiss();
        }}
      />
      {change.other && (
        <ConflictDialog
          base={change.base}
          mine={form.values}
          other={change.other}
          onClose={change.dismiss}
          onSettle={(settled) => {
            form.setValues(settled);
            change.settle();
          }}
        />
      )}
    </>
  );
}

interface CapacityDialogProps {
  /** People who hold a spot; undefined while nothing is wrong. */
  taken: number | undefined;
  onKeep: (taken: number) => void;
  onClose: () => void;
}

/** The limit would be below those who hold a spot: nobody is dropped silently, the host decides. */
export function CapacityDialog({ taken = 0, onKeep, onClose }: CapacityDialogProps) {
  return (
    <ConfirmDialog
      opened={taken > 0}
      onClose={onClose}
      title={<Trans>More people hold a place</Trans>}
      confirm={<Trans>Make it {taken}</Trans>}
      onConfirm={() => onKeep(taken)}
    >
      <p>
        <Plural value={taken} one="# person already holds a place." other="# people already hold a place." />{' '}
        <Trans>Nobody is dropped. Make that the limit, or talk to people first.</Trans>
      </p>
    </ConfirmDialog>
  );
}

interface ScopeDialogProps {
  opened: boolean;
  /** Huddles of the series after this one. */
  following: number;
  onClose: () => void;
  onChoose: (scope: Scope) => void;
}

/** Which huddles of a series a change is for. */
export function ScopeDialog({ opened, following, onClose, onChoose }: ScopeDialogProps) {
  return (
    <ResponsiveSheet opened={opened} onClose={onClose} title={<Trans>This huddle repeats</Trans>}>
      <div className={classes.choices}>
        <SubmitButton type="button" look="outline" wide onPress={() => onChoose('THIS')}>
          <Trans>Only this one</Trans>
        </SubmitButton>
        <SubmitButton type="button" wide onPress={() => onChoose('FOLLOWING')}>
          <Plural value={following} one="This and the one after it" other="This and the # after it" />
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
