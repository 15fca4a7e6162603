import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { showToast } from '#ui/toast.ts';
import type { TalkRow } from '../../contract/views.ts';
import classes from '../chatbot.module.css';
import { deleteTalk } from '../mutations.ts';
import { talksQuery } from '../queries.ts';

/** My conversations, the latest first; each can be opened and deleted. */
export function History({ openId }: { openId: string | undefined }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(talksQuery);
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [doomed, setDoomed] = useState<TalkRow>();
  const remove = async ({ id }: TalkRow) => {
    try {
      await deleteTalk(id);
      if (id === openId) await navigate('/home/chatbot');
      setDoomed(undefined);
      await queries.invalidateQueries({ queryKey: talksQuery.queryKey });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Aurora`, detail: wordProblem(error) });
    }
  };
  const empty = (
    <p className={classes.quiet}>
      <Trans>What you ask is kept here, for you alone.</Trans>
    </p>
  );
  return (
    <nav aria-label={t`Conversations`} className={classes.history}>
      <Paged query={query} skeleton={<RowSkeletons count={3} />} empty={empty} compact>
        {(talks) => (
          <ul>
            {talks.map((talk) => (
              <li key={talk.id}>
                <Link
                  to={`/home/chatbot?talk=${talk.id}`}
                  aria-current={talk.id === openId ? 'page' : undefined}
                  dir="auto"
                >
                  {talk.title}
                </Link>
                <button type="button" onClick={() => setDoomed(talk)} aria-label={t`Delete ${talk.title}`}>
                  <IconTrash aria-hidden size={18} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </Paged>
      <ConfirmDialog
        opened={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={<Trans>Delete this conversation?</Trans>}
        confirm={<Trans>Delete</Trans>}
        onConfirm={() => doomed && remove(doomed)}
        danger
      >
        <p dir="auto">{doomed?.title}</p>
      </ConfirmDialog>
    </nav>
  );
}
