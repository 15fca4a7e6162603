import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ClientLoaderFunctionArgs, type MetaFunction, useNavigate, useParams } from 'react-router';
import { myAccount } from '#areas/account/web/public/my-account.ts';
import { apiOf } from '#platform/web/api.ts';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import type { LinkContract } from '../contract.ts';
import { insideDestinationOf } from '../rules/navigation.ts';
import classes from './join.module.css';
import { navLink } from './nav-link.ts';

const api = apiOf<LinkContract>();
const HOME = '/home';

export const meta: MetaFunction = () => [{ title: 'Share link' }, { name: 'robots', content: 'noindex' }];

/** Runs beside the gate, so that the link outlives a way through the log-in. */
export function clientLoader({ params }: ClientLoaderFunctionArgs): null {
  if (params.id) navLink.remember(params.id);
  return null;
}

/** `/nav/:id`: leads on inside the app to what a link is about (LINK-2). */
export default function NavPage() {
  const { id } = useParams();
  const me = useQuery(myAccount).data;
  const step = useWayOn(me !== undefined, id);
  return (
    <div className={classes.page} role="status">
      <h1>
        {step === 'user' && <Trans>Loading user...</Trans>}
        {step === 'link' && <Trans>Loading link info...</Trans>}
        {step === 'going' && <Trans>Redirecting...</Trans>}
      </h1>
    </div>
  );
}

function useWayOn(known: boolean, id: string | undefined): 'user' | 'link' | 'going' {
  const { t } = useLingui();
  // What is wrong with the address in detail helps nobody who was sent it.
  const wordOf = useEffectEvent((error: unknown) => {
    const leadsNowhere = error instanceof ApiProblem && [400, 404].includes(error.status);
    return leadsNowhere
      ? t`This link leads nowhere. The person who sent it to you can send another.`
      : wordProblem(error);
  });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [step, setStep] = useState<'user' | 'link' | 'going'>('user');
  const begun = useRef(false);
  useEffect(() => {
    if (!known || begun.current) return;
    begun.current = true;
    const go = (to: string) => {
      setStep('going');
      void navigate(to, { replace: true });
    };
    const resolve = async () => {
      const uid = navLink.take(id);
      if (!uid) return go(HOME);
      setStep('link');
      try {
        const info = await queries.fetchQuery({
          queryKey: ['link', uid],
          meta: { kept: false },
          queryFn: () => api('GET /api/public/links/:uid', { params: { uid } }),
        });
        const to = insideDestinationOf({ ...info, uid });
        if (to) return go(to);
        const detail = t`Invalid link or object type.`;
        showToast({ kind: 'warning', summary: t`Navigation Error`, detail });
      } catch (error) {
        showToast({ kind: 'error', summary: t`Navigation Error`, detail: wordOf(error) });
      }
      go(HOME);
    };
    void resolve();
  }, [known, id, navigate, queries, t]);
  return step;
}
