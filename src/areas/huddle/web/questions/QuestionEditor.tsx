import { Trans } from '@lingui/react/macro';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { MAX_QUESTIONS } from '../../rules/questions.ts';
import { saveQuestions } from '../mutations.ts';
import { questionsQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import { EditedQuestion } from './EditedQuestion.tsx';
import { type EditedForm, editedOf, newQuestion, wantedOf } from './edited-form.ts';
import { Gone } from './Gone.tsx';
import classes from './Questions.module.css';

/** What the hosts ask with a yes: up to ten questions, in their order (HUD-28). */
export default function QuestionEditor({ huddle, onClose }: { huddle: HuddleView; onClose: () => void }) {
  const questions = useQuery({ ...questionsQuery(huddle.id), staleTime: 0 });
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Ask those who come</Trans>}>
      <QueryView query={questions} gone={<Gone />} skeleton={<LinesSkeleton />}>
        {({ items }) => <Editor huddleId={huddle.id} first={items.map(editedOf)} onClose={onClose} />}
      </QueryView>
    </ResponsiveSheet>
  );
}

interface EditorProps {
  huddleId: string;
  first: readonly EditedForm[];
  onClose: () => void;
}

function Editor({ huddleId, first, onClose }: EditorProps) {
  const run = useRunAndToast(huddleId);
  const [busy, setBusy] = useState(false);
  const [forms, setForms] = useState(() => (first.length > 0 ? first : [newQuestion()]));
  const change = (key: string, next: EditedForm | undefined) =>
    setForms((before) => before.flatMap((form) => (form.key === key ? (next ?? []) : form)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const saved = await run(() => saveQuestions(huddleId, { items: forms.map(wantedOf) })).finally(() =>
      setBusy(false),
    );
    if (saved) onClose();
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <p className={classes.quiet}>
        <Trans>They are asked when somebody says yes. A changed question is asked again.</Trans>
      </p>
      <ol className={classes.questions}>
        {forms.map((form, at) => (
          <EditedQuestion
            key={form.key}
            form={form}
            number={at + 1}
            onChange={(next) => change(form.key, next)}
            onRemove={() => change(form.key, undefined)}
          />
        ))}
      </ol>
      {forms.length < MAX_QUESTIONS && (
        <Action
          look="outline"
          icon={<IconPlus aria-hidden size={18} />}
          onClick={() => setForms((before) => [...before, newQuestion()])}
        >
          <Trans>One more question</Trans>
        </Action>
      )}
      <div className={classes.send}>
        <SubmitButton busy={busy} size="large" wide>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
