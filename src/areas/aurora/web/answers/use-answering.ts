import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type Answer, grown, nothingSaid, type Told } from '../../rules/answer.ts';
import { askAgain, stopAnswer } from '../mutations.ts';
import { readAnswer } from './read-answer.ts';

/** An answer on its way: what was heard so far, or that the connection was lost. */
export interface LiveTurn {
  readonly turnId: string;
  readonly talkId: string;
  readonly answer: Answer;
  readonly lost: boolean;
}

interface Reading {
  readonly turnId: string;
  readonly controller: AbortController;
}

/** Hears one answer at a time; when it stands, the conversation is read again with it. */
export function useAnswering() {
  const queries = useQueryClient();
  const [live, setLive] = useState<LiveTurn>();
  const reading = useRef<Reading>(undefined);
  useEffect(() => () => reading.current?.controller.abort(), []);

  const listen = useCallback(
    async (talkId: string, turnId: string) => {
      // Anyone who leaves a stream stops its answer: one that is being read is not opened twice.
      if (reading.current?.turnId === turnId) return;
      reading.current?.controller.abort();
      const controller = new AbortController();
      reading.current = { turnId, controller };
      setLive({ talkId, turnId, answer: nothingSaid, lost: false });
      const hear = (told: Told) =>
        setLive((now) => (now?.turnId === turnId ? { ...now, answer: grown(now.answer, told) } : now));
      const ended = await readAnswer(turnId, controller.signal, hear).catch(() => false);
      if (reading.current?.controller === controller) reading.current = undefined;
      if (controller.signal.aborted) return;
      await queries.invalidateQueries({ queryKey: ['aurora', 'talk', talkId] });
      setLive((now) => (now?.turnId !== turnId ? now : ended ? undefined : { ...now, lost: true }));
    },
    [queries],
  );

  return {
    live,
    listen,
    stop: (turnId: string) => stopAnswer(turnId),
    again: async (talkId: string, turnId: string, kind?: string) => {
      await askAgain(turnId, kind);
      await listen(talkId, turnId);
    },
    leave: () => {
      reading.current?.controller.abort();
      reading.current = undefined;
      setLive(undefined);
    },
  };
}
