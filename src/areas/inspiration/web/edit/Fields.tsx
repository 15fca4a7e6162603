import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { MAX_TOPICS, type Topic, topics } from '../../rules/topics.ts';
import { topicNames } from '../messages.ts';
import type { DraftForm } from '../mutations.ts';
import { CoverField } from './CoverField.tsx';
import classes from './Fields.module.css';

interface FieldsProps {
  form: DraftForm;
  onChange: (part: Partial<DraftForm>) => void;
  /** The words. */
  children: ReactNode;
}

/** Everything that belongs to a story, in the order in which readers meet it. */
export function Fields({ form, onChange, children }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <CoverField coverPictureId={form.coverPictureId} onChange={onChange} />
      <textarea
        rows={1}
        aria-label={t`Title`}
        placeholder={t`Title`}
        maxLength={140}
        className={`${classes.line} ${classes.title}`}
        value={form.title}
        onChange={(event) => onChange({ title: oneLine(event.currentTarget.value) })}
      />
      <textarea
        rows={1}
        aria-label={t`Summary`}
        placeholder={t`What it is about, in one or two sentences`}
        maxLength={300}
        className={`${classes.line} ${classes.summary}`}
        value={form.summary}
        onChange={(event) => onChange({ summary: oneLine(event.currentTarget.value) })}
      />
      {children}
      <Topics chosen={form.topics} onChange={(chosen) => onChange(withTopics(form, chosen))} />
      <Checkbox
        size="md"
        label={t`It gives advice about health`}
        description={t`Readers see whether a verified professional wrote it.`}
        checked={form.health}
        onChange={(event) => onChange({ health: event.currentTarget.checked })}
      />
    </>
  );
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}

/** What is about health most likely gives advice about it. */
function withTopics(form: DraftForm, chosen: Topic[]): Partial<DraftForm> {
  const isNew = chosen.includes('HEALTH') && !form.topics.includes('HEALTH');
  return { topics: chosen, ...(isNew && { health: true }) };
}

function Topics({ chosen, onChange }: { chosen: readonly Topic[]; onChange: (topics: Topic[]) => void }) {
  const { i18n } = useLingui();
  const toggle = (topic: Topic) =>
    onChange(chosen.includes(topic) ? chosen.filter((each) => each !== topic) : [...chosen, topic]);
  return (
    <fieldset className={classes.topics}>
      <legend>
        <Trans>Topics, up to {MAX_TOPICS}</Trans>
      </legend>
      {topics.map((topic) => {
        const on = chosen.includes(topic);
        return (
          <label key={topic} data-on={on}>
            <input
              type="checkbox"
              checked={on}
              disabled={!on && chosen.length >= MAX_TOPICS}
              onChange={() => toggle(topic)}
            />
            {i18n._(topicNames[topic])}
          </label>
        );
      })}
    </fieldset>
  );
}
