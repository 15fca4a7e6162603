import { createContext, type ReactNode, use, useMemo, useState } from 'react';
import type { NamedView } from '../../contract/views.ts';

type Person = NamedView['people'][number];
type Card = NamedView['cards'][number];

interface Names {
  readonly inspirationId: string;
  readonly named: NamedView;
  addPerson(person: Person): void;
  addCard(card: Card): void;
}

const NamesContext = createContext<Names | undefined>(undefined);

interface NamesProviderProps {
  inspirationId: string;
  named: NamedView;
  children: ReactNode;
}

/** What the ids of a document are called, while it is written: what the server said, and what was just put in. */
export function NamesProvider({ inspirationId, named: start, children }: NamesProviderProps) {
  const [named, setNamed] = useState(start);
  const names = useMemo(
    () => ({
      inspirationId,
      named,
      addPerson: (person: Person) =>
        setNamed((before) => ({ ...before, people: [...before.people, person] })),
      addCard: (card: Card) => setNamed((before) => ({ ...before, cards: [...before.cards, card] })),
    }),
    [inspirationId, named],
  );
  return <NamesContext value={names}>{children}</NamesContext>;
}

export function useNames(): Names {
  const names = use(NamesContext);
  if (!names) throw new Error('no names around the editor');
  return names;
}
