import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { keepStart, type StartInput, takeBackStart } from '../kept-deeds.ts';
import type { ContactView } from '../queries.ts';
import { useNow } from '../use-now.ts';
import { ContactChoices } from './ContactChoices.tsx';
import { Foresee } from './Foresee.tsx';
import { keptForm } from './kept-form.ts';
import { DetailFields, Fault, WhenFields } from './PlanFields.tsx';
import { chosenOf, type PlanForm, startOf } from './plan-form.ts';
import classes from './Start.module.css';
import { usePlanForm } from './use-plan-form.ts';

interface StartFormProps {
  /** Null: for one alone. */
  huddleId: string | null;
  owner: string;
  /** The key of a start that waited too long. */
  instead: string | undefined;
  first: PlanForm;
  contacts: readonly ContactView[];
}

/** Everything a plan says, and before the press what will come of it. */
export function StartForm({ huddleId, owner, instead, first, contacts }: StartFormProps) {
  const alone = huddleId === null;
  const now = useNow();
  const countOf = ({ contactIds }: PlanForm) => (alone ? chosenOf(contactIds, contacts).length : null);
  const { form, refuse } = usePlanForm(first, countOf);
  const { values } = form;
  useEffect(() => keptForm.save(huddleId, owner, values), [huddleId, owner, values]);
  const { start, busy, fault } = useStarting(refuse, instead);
  const chosen = chosenOf(values.contactIds, contacts);
  const told = contacts.filter(({ id }) => chosen.includes(id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const body = startOf(values, huddleId, chosen);
    if (form.validate().hasErrors) return showFirstFault();
    if (body) void start(body);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Card className={classes.block}>
        <WhenFields form={form} />
        <ContactChoices
          contacts={contacts}
          chosen={chosen}
          error={form.errors.contactIds}
          onChange={(contactIds) => form.setFieldValue('contactIds', contactIds)}
        />
      </Card>
      <Card className={classes.block}>
        <h2>
          <Trans>What helpers need</Trans>
        </h2>
        <p className={classes.quiet}>
          <Trans>Nobody outside reads it before you are overdue.</Trans>
        </p>
        <DetailFields form={form} ofHuddle={!alone} />
      </Card>
      <Foresee form={values} now={now} alone={alone} told={told} />
      <div className={classes.go}>
        <Fault>{fault}</Fault>
        <SubmitButton size="large" wide busy={busy}>
          <Trans>Start the countdown</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}

/** Leads to what is wrong: it may stand above what the button's screen shows. */
function showFirstFault(): void {
  requestAnimationFrame(() => {
    const wrong = document.querySelector<HTMLElement>('form [aria-invalid="true"], form [role="alert"]');
    wrong?.scrollIntoView({ block: 'center' });
    wrong?.focus({ preventScroll: true });
  });
}

/** Starts it, and goes to its page, or where it waits for a network. */
function useStarting(refuse: (error: unknown, words: string) => string, instead: string | undefined) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const start = async (body: StartInput) => {
    const { name, huddleId } = body;
    setBusy(true);
    setFault('');
    try {
      // What it takes the place of comes first: the server knows one plan at a time.
      if (instead) await takeBackStart(instead, t`Not started: ${name}`);
      const answer = await keepStart(body, t`Start the return plan: ${name}`);
      keptForm.forget(huddleId);
      void queries.invalidateQueries({ queryKey: ['return-plan'] });
      if (huddleId) void queries.invalidateQueries({ queryKey: ['huddle', huddleId, 'return-plan'] });
      showToast({ kind: 'waiting' in answer ? 'warning' : 'success', summary: answer.message });
      await navigate('id' in answer ? `/return-plans/${answer.id}` : '/return-plans', { replace: true });
    } catch (error) {
      setFault(refuse(error, wordProblem(error)));
      showFirstFault();
    } finally {
      setBusy(false);
    }
  };
  return { start, busy, fault };
}
