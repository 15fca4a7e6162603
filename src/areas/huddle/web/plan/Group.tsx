import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { FieldName } from './form-faults.ts';
import classes from './Group.module.css';
import type { PlanFields } from './use-plan-form.ts';

interface GroupProps {
  form: PlanFields;
  title: ReactNode;
  /** What it says while it is closed. */
  says?: ReactNode;
  /** Its fields: it opens where one is wrong. */
  fields: readonly FieldName[];
  /** Open until somebody closes it: what one fills in for an outing like this. */
  open?: boolean;
  children: ReactNode;
}

/** Fields that most plans leave as they are, folded under their name. */
export function Group({ form, title, says, fields, open = false, children }: GroupProps) {
  const [chosen, setChosen] = useState<boolean>();
  const wrong = fields.some((field) => form.errors[field] !== undefined);
  const isOpen = wrong || (chosen ?? open);
  return (
    <details
      className={classes.group}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return;
        setChosen(currentTarget.open);
        // What is wrong stays in sight.
        if (wrong) currentTarget.open = true;
      }}
    >
      <summary>
        <span className={classes.title}>{title}</span>
        {!isOpen && says && (
          <span className={classes.says} dir="auto">
            {says}
          </span>
        )}
        <IconChevronDown className={classes.mark} size={20} aria-hidden />
      </summary>
      <div className={classes.fields}>{children}</div>
    </details>
  );
}
