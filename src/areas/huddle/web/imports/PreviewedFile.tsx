import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { formatDateTime } from '#platform/shared/time.ts';
import { instantIn } from '#platform/shared/zoned-time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ImportedOuting, ImportOutcome } from '../../rules/imports.ts';
import classes from './Imports.module.css';

export interface Preview {
  readonly outings: ImportedOuting[];
  readonly outcomes: readonly ImportOutcome[];
  /** The same file sent again after a lost answer is one file. */
  readonly key: string;
}

const outcomeNames: Readonly<Record<ImportOutcome, MessageDescriptor>> = {
  NEW: msg`New draft`,
  SAME: msg`There already`,
  MOVED: msg`Draft will be changed`,
  PLANNED: msg`Planned already, change it there`,
  DOUBLE: msg`Twice in the file`,
  PAST: msg`In the past`,
  NO_TIME: msg`The date cannot be read`,
};

const isCarriedOut = (outcome: ImportOutcome | undefined) => outcome === 'NEW' || outcome === 'MOVED';

/** What will become of each outing of a file, with the press that does it. */
export function PreviewedFile({ preview, onSend }: { preview: Preview; onSend: () => Promise<void> }) {
  const { t } = useLingui();
  const { outings, outcomes } = preview;
  const count = outcomes.filter(isCarriedOut).length;
  return (
    <>
      <p aria-live="polite">
        <strong>
          <Plural
            value={count}
            _0="Nothing in it is new."
            one="# outing is new or changed."
            other="# outings are new or changed."
          />
        </strong>
      </p>
      <SubmitButton onPress={onSend} disabled={count === 0} size="large" wide>
        <Plural value={count} one="Make # draft" other="Make # drafts" />
      </SubmitButton>
      <ul className={classes.outings} aria-label={t`What will become of each outing`}>
        {outings.map(({ form }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file have an order and nothing else
          <li key={at} data-new={isCarriedOut(outcomes[at]) || undefined}>
            <strong dir="auto">{form.name || '–'}</strong>
            <When start={form.start} timeZone={form.timeZone} />
            <span className={classes.outcome}>{t(outcomeNames[outcomes[at] ?? 'NO_TIME'])}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function When({ start, timeZone }: { start: string; timeZone: string }) {
  const clock = useClock(timeZone);
  const instant = instantIn(start, timeZone);
  return <span>{instant ? formatDateTime(instant, new Date(), clock) : '–'}</span>;
}
