import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { PlanView } from '../../contract/fields.ts';
import { CapacityDialog } from './CapacityDialog.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import classes from './create.module.css';
import { EditorBody } from './EditorBody.tsx';
import { Faults } from './Faults.tsx';
import { ScopeDialog } from './ScopeDialog.tsx';
import { useChange } from './use-change.ts';
import { useKeptHere } from './use-kept-here.ts';
import { usePlanForm } from './use-plan-form.ts';

/** A published huddle as its hosts edit it: saved at once for everybody, never over somebody else's change. */
export function ChangeEditor({ plan }: { plan: PlanView }) {
  const here = useKeptHere(`${plan.id} ${plan.edition}`, plan.form);
  const form = usePlanForm(here.start, new Date(plan.startsAt));
  here.keep(form.values);
  const change = useChange(plan, form.values, here.forget);
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
        onSend={() => (repeats ? setAsking(true) : void change.save('THIS'))}
      >
        <div className={classes.finish}>
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
