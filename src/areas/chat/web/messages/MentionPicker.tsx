import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';
import { Avatar } from '#ui/Avatar.tsx';
import shared from '../chat.module.css';
import { peopleQuery } from '../queries.ts';
import classes from './MentionPicker.module.css';

export interface Chosen {
  /** The text up to the end of the name, and what follows it. */
  readonly before: string;
  readonly after: string;
}

interface MentionPickerProps {
  roomId: string;
  text: string;
  /** Where the caret stands in the text. */
  caret: number;
  /** Takes the keys of the field while people are shown; answers whether it used one. */
  keys: RefObject<((event: KeyboardEvent) => boolean) | null>;
  onChoose: (chosen: Chosen) => void;
}

/** People of the room whose name begins with what stands behind an @ at the end of what was typed. */
export function MentionPicker({ roomId, text, caret, keys, onChoose }: MentionPickerProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(0);
  const [closedFor, setClosedFor] = useState<string>();
  const head = text.slice(0, caret);
  const typed = /(?:^|\s)@([\p{L}\d._]{1,30})$/u.exec(head)?.[1];
  const { data } = useQuery({
    ...peopleQuery(roomId, typed ?? ''),
    enabled: typed !== undefined,
    placeholderData: keepPreviousData,
  });
  const open = typed !== undefined && typed !== closedFor;
  const people = open ? (data?.items.filter(({ person }) => person.username) ?? []) : [];
  const choose = (username: string | null) => {
    const before = `${head.slice(0, head.length - (typed?.length ?? 0))}${username} `;
    onChoose({ before, after: text.slice(head.length) });
    setAt(0);
  };
  useEffect(() => {
    keys.current = (event) => {
      if (people.length === 0) return false;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) setAt((at + step + people.length) % people.length);
      else if (event.key === 'Escape') setClosedFor(typed);
      else if (event.key === 'Enter' || event.key === 'Tab')
        choose(people[at % people.length]?.person.username ?? null);
      else return false;
      event.preventDefault();
      return true;
    };
  });
  if (people.length === 0) return null;
  return (
    <div className={classes.people} role="listbox" aria-label={t`People`}>
      {people.map(({ person }, index) => (
        <button
          key={person.id}
          type="button"
          role="option"
          aria-selected={index === at % people.length}
          className={classes.person}
          onClick={() => choose(person.username)}
        >
          <Avatar
            face={{ id: person.id, name: person.displayName, pictureUrl: person.profilePicUrl }}
            size={28}
            named
          />
          <span dir="auto">{person.displayName}</span>
          <small className={shared.quiet}>@{person.username}</small>
        </button>
      ))}
    </div>
  );
}
