import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconPencilPlus } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { type MetaFunction, useSearchParams } from 'react-router';
import { ApiProblem, wordProblem } from '#platform/web/api-problem.ts';
import type { PageHandle } from '#platform/web/page-handle.ts';
import { ActionLink } from '#ui/Action.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { showToast } from '#ui/toast.ts';
import { WhatAuroraIs } from './answers/Caution.tsx';
import { useAnswering } from './answers/use-answering.ts';
import classes from './chatbot.page.module.css';
import { askQuestion } from './mutations.ts';
import { suggestionsQuery, talksQuery } from './queries.ts';
import { AskBox } from './talks/AskBox.tsx';
import { History } from './talks/History.tsx';
import { Talk } from './talks/Talk.tsx';
import { useCarriedQuestion } from './talks/use-carried-question.ts';
import { Welcome } from './talks/Welcome.tsx';

export const handle: PageHandle = { title: msg`Aurora` };
export const meta: MetaFunction = () => [{ title: 'Aurora' }];

/** `/home/chatbot`: what I asked before, and the conversation that is open (AUR-1). */
export default function ChatbotPage() {
  const [search] = useSearchParams();
  const talkId = search.get('talk') ?? undefined;
  const { data } = useQuery(suggestionsQuery);
  const { answering, ask } = useAsking(talkId);
  const { live, leave } = answering;
  const busy = live !== undefined && !live.lost;
  useCarriedQuestion(ask);
  // What is heard belongs to the conversation that is open.
  useEffect(() => {
    if (live && talkId && live.talkId !== talkId) leave();
  }, [live, talkId, leave]);
  return (
    <div className={classes.layout}>
      <div className={classes.side}>
        <PageHeader
          title={<Trans>Aurora</Trans>}
          actions={
            <ActionLink
              size="small"
              look="outline"
              to="/home/chatbot"
              onClick={leave}
              icon={<IconPencilPlus aria-hidden size={18} />}
            >
              <Trans>New</Trans>
            </ActionLink>
          }
        />
        <History openId={talkId} />
      </div>
      <div className={classes.main}>
        <div className={classes.scroll}>
          {talkId ? (
            <Talk key={talkId} talkId={talkId} answering={answering} />
          ) : (
            <Welcome onAsk={(question) => void ask(question)} />
          )}
        </div>
        <div className={classes.foot}>
          <AskBox busy={busy} onStop={() => live && void answering.stop(live.turnId)} onAsk={ask} />
          <WhatAuroraIs model={data?.model ?? false} />
        </div>
      </div>
    </div>
  );
}

/** Asks in the open conversation or begins one, and listens; whether the question was taken. */
function useAsking(talkId: string | undefined) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const answering = useAnswering();
  const [, setSearch] = useSearchParams();
  const { listen } = answering;
  const ask = useCallback(
    async (question: string, key?: string): Promise<boolean> => {
      try {
        const asked = await askQuestion(talkId ?? null, question, key);
        setSearch({ talk: asked.talkId });
        void listen(asked.talkId, asked.turnId);
        await queries.invalidateQueries({ queryKey: ['aurora', 'talk', asked.talkId] });
        await queries.invalidateQueries({ queryKey: talksQuery.queryKey });
        return true;
      } catch (error) {
        const offline = !(error instanceof ApiProblem);
        const detail = offline ? t`You are offline. Your question is kept.` : wordProblem(error);
        showToast({ kind: 'error', summary: t`Aurora`, detail });
        return false;
      }
    },
    [talkId, queries, listen, setSearch, t],
  );
  return { answering, ask };
}
