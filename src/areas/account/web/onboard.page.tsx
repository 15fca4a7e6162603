import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useForm } from '@mantine/form';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { communitiesNear } from '#areas/community/web/public/CommunitiesNear.tsx';
import { peopleNear } from '#areas/person/web/public/PeopleNear.tsx';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { wantedPage } from '#platform/web/wanted-page.ts';
import { Card } from '#ui/Card.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { showToast } from '#ui/toast.ts';
import { homeOf } from '../rules/gate.ts';
import { faultOfUsername } from '../rules/username.ts';
import classes from './gate-page.module.css';
import { onboard } from './mutations.ts';
import { NameStep } from './onboarding/NameStep.tsx';
import { NearStep } from './onboarding/NearStep.tsx';
import {
  firstAnswers,
  forgetAnswers,
  keepAnswers,
  type OnboardingFields,
  resumed,
} from './onboarding/onboarding-form.ts';
import { PlaceStep } from './onboarding/PlaceStep.tsx';
import { StepButtons } from './onboarding/StepButtons.tsx';
import { UnitsStep } from './onboarding/UnitsStep.tsx';
import { type MyAccount, myAccount } from './public/my-account.ts';

export const meta: MetaFunction = () => [{ title: 'Welcome' }, { name: 'robots', content: 'noindex' }];
export const handle: PageHandle = { title: msg`Welcome` };

const allSteps = [NameStep, PlaceStep, UnitsStep] as const;
/** Who came for an outing has said yes already; everything else can wait (GATE-14). */
const nameOnly = [NameStep] as const;

/** `/onboard`: a name is needed, everything else has an answer already or can wait (GATE-7). */
export default function OnboardPage() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const known = queries.getQueryData<MyAccount>(myAccount.queryKey);
  const steps = known?.nameSuggested ? nameOnly : allSteps;
  const [step, setStep] = useState(() => Math.min(resumed(known)?.step ?? 0, steps.length - 1));
  const form = useForm<OnboardingFields>({
    initialValues: firstAnswers(known),
    validate: {
      displayName: (name) => (name.trim() ? null : t`Say what people may call you.`),
      username: (name) => (faultOfUsername(name) ? t`Choose a username that is free.` : null),
    },
  });

  const [near, setNear] = useState<OnboardingFields['location']>(null);
  const owner = known?.id;
  useEffect(() => keepAnswers(owner, { step, values: form.values }), [owner, step, form.values]);

  const enter = async () => {
    const me = await queries.fetchQuery({ ...myAccount, staleTime: 0 });
    await navigate(wantedPage.read() ?? homeOf(me.preference), { replace: true });
  };
  const finish = async (skip = false) => {
    if (form.validate().hasErrors) return setStep(0);
    try {
      await onboard({ ...form.values, username: form.values.username.toLowerCase() });
      forgetAnswers();
      const around = skip ? null : form.values.location;
      if (around && (await isAnythingNear(queries, around))) return setNear(around);
      await enter();
    } catch (error) {
      if (!(error instanceof ApiProblem && error.code.startsWith('USERNAME_'))) {
        return showToast({ kind: 'error', summary: t`Welcome`, detail: wordProblem(error) });
      }
      form.setFieldError('username', error.message);
      setStep(0);
    }
  };
  const goOn = async (event: FormEvent) => {
    event.preventDefault();
    if (form.validate().hasErrors) return setStep(0);
    if (step < steps.length - 1) return setStep(step + 1);
    await finish();
  };

  if (near) return <NearStep near={near} onDone={enter} />;
  const Step = steps[step] ?? NameStep;
  return (
    <Card>
      {steps.length > 1 && <Progress step={step} steps={steps.length} />}
      <div className={classes.title}>
        <PageHeader
          title={t`Welcome`}
          lead={<Trans>A few words about you. You can change all of them later.</Trans>}
        />
      </div>
      <form onSubmit={(event) => void goOn(event)} noValidate>
        <Step form={form} />
        <StepButtons
          step={step}
          last={steps.length - 1}
          onBack={() => setStep(step - 1)}
          onFinish={finish}
          onSkip={() => finish(true)}
        />
      </form>
    </Card>
  );
}

function Progress({ step, steps }: { step: number; steps: number }) {
  const { t } = useLingui();
  return (
    <ol className={classes.steps} aria-label={t`Step ${step + 1} of ${steps}`}>
      {allSteps.map((each, index) => (
        <li key={each.name} data-done={index <= step} />
      ))}
    </ol>
  );
}

/** Whether there is somebody to follow or something to join; what cannot be read does not hold anybody up. */
async function isAnythingNear(
  queries: QueryClient,
  near: { readonly lat: number; readonly lng: number },
): Promise<boolean> {
  const [people, communities] = await Promise.all([
    queries.fetchQuery(peopleNear(near)).catch(() => null),
    queries.fetchQuery(communitiesNear(near)).catch(() => null),
  ]);
  const toJoin = communities?.items.some(({ asksFirst }) => !asksFirst) ?? false;
  return toJoin || (people?.people.length ?? 0) > 0;
}
