import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import classes from '../chat.module.css';
import { type Typing, typingKey } from '../public/typing.ts';
import type { Thread } from './thread.ts';

/** Who is writing at this moment; a name only of people who have said something here. */
export function TypingLine({ roomId, thread }: { roomId: string; thread: Thread | undefined }) {
  const { i18n } = useLingui();
  const { data = {} } = useQuery<Typing>({ queryKey: typingKey(roomId), enabled: false });
  const [, look] = useReducer((count: number) => count + 1, 0);
  const now = Date.now();
  const ends = Object.values(data).filter((until) => until > now);
  const next = ends.length > 0 ? Math.min(...ends) : undefined;
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(look, next - Date.now() + 50);
    return () => clearTimeout(timer);
  }, [next]);
  const names = Object.entries(data)
    .filter(([, until]) => until > now)
    .map(([id]) => thread?.items.find((item) => item.author?.id === id && !item.mine)?.author?.displayName)
    .filter((name) => name !== undefined);
  const who = new Intl.ListFormat(i18n.locale).format(names);
  return (
    <p className={classes.typing} aria-live="polite">
      {names.length > 0 && <Trans>{who} is writing …</Trans>}
    </p>
  );
}
