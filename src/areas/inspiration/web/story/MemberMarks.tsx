import '#ui/theme/mantine.css';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconBookmark, IconDots, IconHeart, IconPencil } from '@tabler/icons-react';
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Discussion } from '#areas/comment/web/public/Discussion.tsx';
import { wordProblem } from '#platform/web/api-problem.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { useWatch } from '#platform/web/live.ts';
import { queryClient } from '#platform/web/queries.tsx';
import { Action, ActionLink } from '#ui/Action.tsx';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { ShareButton } from '#ui/ShareButton.tsx';
import { showToast } from '#ui/toast.ts';
import type { StoryView } from '../../contract/views.ts';
import { addressOf, editAddressOf } from '../address-of.ts';
import { likeInspiration, saveInspiration, shareInspiration } from '../mutations.ts';
import { storyQuery } from '../queries.ts';
import { useReading } from '../use-reading.ts';
import classes from './reader.module.css';

const ShareWithPeople = latePart(() => import('#areas/person/web/public/ShareWithPeople.tsx'));
const ReportDialog = latePart(() => import('#areas/moderation/web/public/ReportDialog.tsx'));

interface MemberMarksProps {
  story: Pick<StoryView, 'id'>;
  /** Shown until it is known who reads, and to anyone who turns out to be a visitor. */
  visitor: ReactNode;
}

/** What somebody who is logged in does with a story, with their own marks. */
export default function MemberMarks(props: MemberMarksProps) {
  return (
    <QueryClientProvider client={queryClient()}>
      <LoadedView {...props} />
    </QueryClientProvider>
  );
}

function LoadedView({ story: { id }, visitor }: MemberMarksProps) {
  const { data: story } = useQuery(storyQuery(id));
  useWatch(story ? `inspiration:${id}` : null);
  useReading(id, story?.mine === false);
  if (!story) return visitor;
  return (
    <>
      <Marks story={story} />
      <Comments story={story} />
    </>
  );
}

function Marks({ story }: { story: StoryView }) {
  const { t } = useLingui();
  const mark = useMark(story.id);
  const { id, liked, saved, likeCount, mine } = story;
  return (
    <div className={classes.marks}>
      <Action
        look={liked ? 'filled' : 'outline'}
        aria-pressed={liked}
        aria-label={t`Like: ${likeCount}`}
        icon={<IconHeart aria-hidden size={20} />}
        onClick={() => void mark(() => likeInspiration(id, !liked))}
      >
        {likeCount}
      </Action>
      <Action
        look={saved ? 'filled' : 'outline'}
        aria-pressed={saved}
        icon={<IconBookmark aria-hidden size={20} />}
        onClick={() => void mark(() => saveInspiration(id, !saved))}
      >
        {saved ? <Trans>Saved</Trans> : <Trans>Save</Trans>}
      </Action>
      <ShareButton title={story.title} path={addressOf(story.id)} />
      {mine && (
        <ActionLink look="outline" to={editAddressOf(id)} icon={<IconPencil aria-hidden size={20} />}>
          <Trans>Edit</Trans>
        </ActionLink>
      )}
      <More story={story} />
    </div>
  );
}

/** What is done more rarely. */
function More({ story: { id, mine } }: { story: StoryView }) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<'share' | 'report'>();
  const close = () => setAsked(undefined);
  const report = { key: 'report', label: <Trans>Report</Trans>, danger: true, run: () => setAsked('report') };
  return (
    <>
      <ActionMenu
        label={t`More`}
        icon={<IconDots aria-hidden size={20} />}
        entries={[
          { key: 'share', label: <Trans>Show to people</Trans>, run: () => setAsked('share') },
          ...(mine ? [] : [report]),
        ]}
      />
      {asked === 'share' && (
        <ShareWithPeople share={(userIds) => shareInspiration(id, userIds)} onClose={close} />
      )}
      {asked === 'report' && <ReportDialog object={{ type: 'INSPIRATION', id }} onClose={close} />}
    </>
  );
}

/** Carries a mark out and reads the story again; what the server refuses is said. */
function useMark(id: string): (work: () => Promise<unknown>) => Promise<void> {
  const { t } = useLingui();
  const queries = useQueryClient();
  return async (work) => {
    try {
      await work();
    } catch (error) {
      showToast({ kind: 'error', summary: t`Inspiration`, detail: wordProblem(error) });
    }
    await queries.invalidateQueries({ queryKey: ['inspiration', id] });
    await queries.invalidateQueries({ queryKey: ['inspiration', 'list'] });
  };
}

function Comments({ story }: { story: StoryView }) {
  const { t } = useLingui();
  const ground = {
    about: { kind: 'inspiration', id: story.id },
    title: t`Inspiration`,
    isHost: story.mine,
    maySpeak: true,
    label: t`Say something`,
    removedByHost: <Trans>The author of the story has removed this comment.</Trans>,
  };
  return (
    <section className={classes.comments} id="comments" aria-labelledby="comments-title">
      <h2 id="comments-title">
        <Trans>Comments</Trans>
      </h2>
      <Discussion ground={ground} silence={<Trans>Nobody has said anything yet.</Trans>} />
    </section>
  );
}
