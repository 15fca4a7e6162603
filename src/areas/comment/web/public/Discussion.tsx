import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Paged } from '#ui/Paged.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import classes from '../Comment.module.css';
import { CommentForm } from '../CommentForm.tsx';
import { type About, commentsQuery } from '../queries.ts';
import { Thread } from '../Thread.tsx';
import { WaitingComments } from '../WaitingComments.tsx';

/** What a discussion is about, and how this person stands to it. */
export interface CommentSubject {
  readonly about: About;
  /** Heads the toast of what went wrong. */
  readonly title: string;
  /** They may remove the words of others, too. */
  readonly isHost: boolean;
  readonly maySpeak: boolean;
  /** Asks for words. */
  readonly label: string;
  /** Says what stood where the host removed something. */
  readonly removedByHost: ReactNode;
}

interface DiscussionProps {
  ground: CommentSubject;
  /** Shown while nobody has said anything. */
  silence: ReactNode;
  /** The newest stands first: then so does the field. */
  newestFirst?: boolean;
}

/** What people say to each other about something, live, with one level of replies. */
export function Discussion({ ground, silence, newestFirst = false }: DiscussionProps) {
  const query = useInfiniteQuery(commentsQuery(ground.about));
  const form = ground.maySpeak && <CommentForm ground={ground} parentId={null} />;
  return (
    <>
      {newestFirst && form}
      <WaitingComments about={ground.about} />
      <Paged
        query={query}
        skeleton={<RowSkeletons count={2} />}
        empty={<p className={classes.quiet}>{silence}</p>}
      >
        {(threads) => (
          <ul className={classes.threads}>
            {threads.map((thread) => (
              <li key={thread.id}>
                <Thread ground={ground} thread={thread} />
              </li>
            ))}
          </ul>
        )}
      </Paged>
      {!newestFirst && form}
    </>
  );
}
