import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import classes from './create.module.css';
import { fieldNames } from './field-names.ts';
import type { FieldName } from './form-faults.ts';
import type { PlanFields } from './use-plan-form.ts';

interface SectionProps {
  /** The part of the address that leads here. */
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** One step of a plan. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <fieldset className={classes.section} id={id}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The fields that still need another look, by name, from the top of the form to its end. */
export function Faults({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const fields = Object.keys(fieldNames) as FieldName[];
  const wrong = fields.filter((field) => form.errors[field] !== undefined);
  if (wrong.length === 0) return null;
  return (
    <p className={classes.fault} role="alert">
      <Plural value={wrong.length} one="One field needs another look:" other="# fields need another look:" />{' '}
      {wrong.map((field) => t(fieldNames[field])).join(', ')}
    </p>
  );
}
