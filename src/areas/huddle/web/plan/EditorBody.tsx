import { useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Face } from '#platform/shared/wire-values.ts';
import { BasicsFields } from './BasicsFields.tsx';
import classes from './create.module.css';
import { FarDialog } from './FarDialog.tsx';
import { LengthDialog } from './LengthDialog.tsx';
import { MoreFields } from './MoreFields.tsx';
import { PeopleFields } from './PeopleFields.tsx';
import { PlanPreview } from './PlanPreview.tsx';
import { StepBar } from './StepBar.tsx';
import { useAskedFirst } from './use-asked-first.ts';
import { type KeptCover, useCoverShown } from './use-cover-shown.ts';
import type { PlanFields } from './use-plan-form.ts';
import { WhenFields } from './WhenFields.tsx';
import { WhereFields } from './WhereFields.tsx';
import { WhoFields } from './WhoFields.tsx';

interface EditorBodyProps {
  form: PlanFields;
  /** Faces of those the plan names. */
  people: readonly Face[];
  /** Of the co-hosts, those who have not said yes yet. */
  askedIds?: readonly string[];
  kept: KeptCover;
  /** What a whole and right plan leads to. */
  onSend: () => void;
  /** The end of the form: what is wrong, and the button. */
  children: ReactNode;
}

/** All steps of a plan beside the page that it will be. */
export function EditorBody({ form, people: known, askedIds = [], kept, onSend, children }: EditorBodyProps) {
  const { t } = useLingui();
  const [now] = useState(() => new Date());
  const [people, setPeople] = useState(known);
  const first = useAskedFirst(form.values, onSend);
  const cover = useCoverShown(form.values.coverMediaId, kept);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const { hasErrors, errors } = form.validate();
    if (hasErrors) showFirst(Object.keys(errors));
    else first.send();
  };
  return (
    <div className={classes.page}>
      <form className={classes.form} onSubmit={send} noValidate>
        <StepBar form={form.values} wrong={Object.keys(form.errors)} />
        <BasicsFields form={form} shown={cover} />
        <WhereFields form={form} />
        <WhenFields form={form} />
        <WhoFields form={form} />
        <PeopleFields
          form={form}
          people={people}
          onMeet={(met) => setPeople((before) => [...before, ...met])}
          askedIds={askedIds}
        />
        <MoreFields form={form} />
        {children}
      </form>
      <LengthDialog minutes={first.minutes} onClose={first.dismiss} onSure={first.sure} />
      <FarDialog kilometers={first.kilometers} onClose={first.dismiss} onSure={first.sure} />
      <PlanPreview values={form.values} now={now} name={t`Your huddle`} cover={cover} />
    </div>
  );
}

/** Leads to the first field that is wrong. */
function showFirst(fields: readonly string[]): void {
  if (fields.length === 0) return;
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid="true"]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}
