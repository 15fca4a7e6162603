import { Trans, useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { PlanView } from '../../contract/fields.ts';
import type { HuddleForm } from '../../rules/fields.ts';
import classes from './ConflictDialog.module.css';
import { fieldNames } from './field-names.ts';
import { mergeForms } from './merge-forms.ts';
import { wordsOfValue } from './words-of-value.ts';

type Field = keyof HuddleForm;

interface ConflictDialogProps {
  base: HuddleForm;
  mine: HuddleForm;
  other: PlanView;
  /** Goes on with both brought together. */
  onSettle: (form: HuddleForm) => void;
  onClose: () => void;
}

/** Shows what another host changed meanwhile; where both changed a field, the one who came second chooses. */
export function ConflictDialog({ base, mine, other, onSettle, onClose }: ConflictDialogProps) {
  const { t } = useLingui();
  const { theirs, both, merged } = mergeForms(base, mine, other.form);
  const [taken, setTaken] = useState<readonly Field[]>([]);
  const settle = () => {
    const chosen = Object.fromEntries(taken.map((field) => [field, other.form[field]]));
    onSettle({ ...merged, ...chosen });
  };
  const who = other.changedBy ?? t`Another tab of yours`;
  return (
    <ResponsiveSheet
      opened
      onClose={onClose}
      title={<Trans>Changed while you were editing</Trans>}
      width={620}
    >
      <p>
        <Trans>
          <strong dir="auto">{who}</strong> has saved this huddle since you opened it. Nothing of yours is
          lost.
        </Trans>
      </p>
      {theirs.length > 0 && (
        <section className={classes.part}>
          <h3>
            <Trans>Taken over from them</Trans>
          </h3>
          <dl className={classes.values}>
            {theirs.map((field) => (
              <Value key={field} field={field} value={other.form[field]} />
            ))}
          </dl>
        </section>
      )}
      {both.map((field) => (
        <section key={field} className={classes.part}>
          <h3>{t(fieldNames[field])}</h3>
          <dl className={classes.values}>
            <Side name={<Trans>Yours</Trans>} value={mine[field]} />
            <Side name={<Trans>Theirs</Trans>} value={other.form[field]} />
          </dl>
          <SegmentedControl
            fullWidth
            size="md"
            aria-label={t(fieldNames[field])}
            data={[
              { value: 'MINE', label: t`Keep mine` },
              { value: 'THEIRS', label: t`Take theirs` },
            ]}
            value={taken.includes(field) ? 'THEIRS' : 'MINE'}
            onChange={(side) =>
              setTaken(side === 'THEIRS' ? [...taken, field] : taken.filter((each) => each !== field))
            }
          />
        </section>
      ))}
      <SubmitButton type="button" wide onPress={settle} data-autofocus>
        <Trans>Go on with this</Trans>
      </SubmitButton>
    </ResponsiveSheet>
  );
}

function Value({ field, value }: { field: Field; value: unknown }) {
  const { t } = useLingui();
  return <Side name={t(fieldNames[field])} value={value} />;
}

function Side({ name, value }: { name: React.ReactNode; value: unknown }) {
  const { t } = useLingui();
  const yesNo = (flag: boolean) => (flag ? t`Yes` : t`No`);
  return (
    <div>
      <dt>{name}</dt>
      <dd dir="auto">{typeof value === 'boolean' ? yesNo(value) : wordsOfValue(value) || '—'}</dd>
    </div>
  );
}
