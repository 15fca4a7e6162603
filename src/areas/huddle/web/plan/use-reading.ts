import { useRef, useState } from 'react';
import { wallIn } from '#platform/shared/zoned-time.ts';
import { changesByReading, fieldsOfReading, type ReadFields } from '../../rules/guess.ts';
import { readSentence } from '../../rules/sentence.ts';
import type { PlanFields } from './use-plan-form.ts';

export interface SentenceReader {
  /** What the name has filled in; empty where it has filled in nothing. */
  readonly filled: ReadFields;
  /** While it is typed: fields that nobody filled in by hand follow. */
  type(text: string): void;
  /** Once it is left: what went into fields of their own goes from the name. */
  leave(): void;
  /** Takes back all that was filled in, and reads no further. */
  undo(): void;
}

const nothing: ReadFields = {};

/** Reads the name of a new plan as a sentence: 'Wednesday evening bouldering, 6 people'. */
export function useReading(form: PlanFields, reads: boolean): SentenceReader {
  const [filled, setFilled] = useState(nothing);
  const [isOff, setOff] = useState(!reads);
  /** As the page was opened; as it was when the name was last left, and what was read since; the name as typed. */
  const opened = useRef(form.values);
  const left = useRef(form.values);
  const since = useRef(nothing);
  const typed = useRef(form.values.name);

  const type = (text: string) => {
    typed.current = text;
    form.setFieldValue('name', text);
    if (isOff) return;
    const now = wallIn(new Date(), form.values.timeZone);
    const next = fieldsOfReading(readSentence(text), left.current, now);
    const changes = changesByReading(form.getValues(), left.current, since.current, next);
    const values = form.getValues();
    since.current = next;
    form.setValues(changes);
    setFilled((before) => stillThere({ ...before, ...next }, { ...values, ...changes }));
  };
  const leave = () => {
    if (isOff) return;
    const { name } = readSentence(form.getValues().name);
    if (filled.capacity !== undefined || filled.whatToBring !== undefined) form.setFieldValue('name', name);
    left.current = form.getValues();
    since.current = nothing;
  };
  const undo = () => {
    const changes = changesByReading(form.getValues(), opened.current, filled, nothing);
    form.setValues({ ...changes, name: typed.current });
    setFilled(nothing);
    setOff(true);
  };
  return { filled, type, leave, undo };
}

/** Of what was filled in, what the form still holds. */
function stillThere(filled: ReadFields, values: ReadFields): ReadFields {
  const kept = Object.entries(filled).filter(([name, value]) => values[name as keyof ReadFields] === value);
  return Object.fromEntries(kept) as ReadFields;
}
