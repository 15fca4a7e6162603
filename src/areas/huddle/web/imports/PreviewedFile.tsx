import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDateTime } from '#platform/shared/time.ts';
import { instantIn } from '#platform/shared/zoned-time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { ImportedOuting, ImportOutcome, Meant } from '../../rules/imports.ts';
import classes from './Imports.module.css';

export interface Preview {
  readonly outings: ImportedOuting[];
  readonly outcomes: readonly ImportOutcome[];
  /** Of each that may be another one, moved: when that one stands. */
  readonly before: readonly (string | null)[];
  /** So many are no more than a draft at the source. */
  readonly unpublished: number;
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
  UNSURE: msg`Is it new?`,
  CANCELLED: msg`Cancelled there: nothing happens here`,
};

const isCarriedOut = (outcome: ImportOutcome | undefined, meant: Meant | undefined) =>
  outcome === 'NEW' || outcome === 'MOVED' || (outcome === 'UNSURE' && meant !== undefined);

interface PreviewedFileProps {
  preview: Preview;
  onMean: (at: number, meant: Meant) => void;
  onSend: () => Promise<void>;
}

/** What will become of each outing of a file, with the press that does it. */
export function PreviewedFile({ preview, onMean, onSend }: PreviewedFileProps) {
  const { t } = useLingui();
  const { outings, outcomes, before, unpublished } = preview;
  const count = outcomes.filter((outcome, at) => isCarriedOut(outcome, outings[at]?.meant)).length;
  const asked = outcomes.filter((outcome, at) => outcome === 'UNSURE' && !outings[at]?.meant).length;
  return (
    <>
      <p aria-live="polite">
        {(count > 0 || asked === 0) && (
          <strong>
            <Plural
              value={count}
              _0="Nothing in it is new."
              one="# outing is new or changed."
              other="# outings are new or changed."
            />
          </strong>
        )}{' '}
        {asked > 0 && (
          <Plural
            value={asked}
            one="# may be one that has moved: say which, or nothing happens to it."
            other="# may be ones that have moved: say which, or nothing happens to them."
          />
        )}{' '}
        {unpublished > 0 && (
          <Plural
            value={unpublished}
            one="# is not published there yet."
            other="# are not published there yet."
          />
        )}
      </p>
      <SubmitButton onPress={onSend} disabled={count === 0} size="large" wide>
        <Plural value={count} one="Make # draft" other="Make # drafts" />
      </SubmitButton>
      <ul className={classes.outings} aria-label={t`What will become of each outing`}>
        {outings.map(({ form, meant }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file have an order and nothing else
          <li key={at} data-new={isCarriedOut(outcomes[at], meant) || undefined}>
            <strong dir="auto">{form.name || '–'}</strong>
            <When start={form.start} timeZone={form.timeZone} />
            <span className={classes.outcome}>{t(outcomeNames[outcomes[at] ?? 'NO_TIME'])}</span>
            {outcomes[at] === 'UNSURE' && (
              <Question
                name={form.name}
                stands={<When start={before[at] ?? ''} timeZone={form.timeZone} />}
                meant={meant}
                onMean={(said) => onMean(at, said)}
              />
            )}
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

interface QuestionProps {
  name: string;
  /** When the other one stands. */
  stands: ReactNode;
  meant: Meant | undefined;
  onMean: (meant: Meant) => void;
}

/** Nothing tells the outing from one of the same name and place at another time: a person knows. */
function Question({ name, stands, meant, onMean }: QuestionProps) {
  const { t } = useLingui();
  return (
    <Radio.Group
      className={classes.question}
      label={<Trans>There is one of this name and place already: {stands}. Which is this?</Trans>}
      aria-label={t`Is ${name} new?`}
      value={meant ?? ''}
      onChange={(value) => onMean(value === 'MOVED' ? 'MOVED' : 'NEW')}
    >
      <Radio size="md" value="MOVED" label={t`That one, moved`} />
      <Radio size="md" value="NEW" label={t`A new one`} />
    </Radio.Group>
  );
}
