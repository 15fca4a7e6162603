import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TurnView } from '../../contract/views.ts';
import { askAgain, stopAnswer } from '../mutations.ts';
import { type Heard, readAnswer } from './read-answer.ts';

/** An answer on its way: what was heard so far, or that the connection was lost. */
export interface LiveTurn {
  readonly turnId: string;
  readonly talkId: string;
  readonly text: string;
  readonly cards: TurnView['cards'];
  readonly acts: TurnView['acts'];
  readonly caution: TurnView['caution'];
  readonly lost: boolean;
}

const fresh = (talkId: string, turnId: string): LiveTurn => ({
  turnId,
  talkId,
  text: '',
  cards: [],
  acts: [],
  caution: 'NONE',
  lost: false,
});

function after(live: LiveTurn, heard: Heard): LiveTurn {
  switch (heard.event) {
    case 'delta':
      return { ...live, text: live.text + heard.data.text };
    case 'card':
      return { ...live, cards: [...live.cards, heard.data.card] };
    case 'act':
      return { ...live, acts: [...live.acts, { ...heard.data.act, state: 'OPEN' }] };
    case 'caution':
      return { ...live, caution: heard.data.caution };
    case 'restart':
      return fresh(live.talkId, live.turnId);
    default:
      return live;
  }
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
      setLive(fresh(talkId, turnId));
      const hear = (heard: Heard) => setLive((now) => (now?.turnId === turnId ? after(now, heard) : now));
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
