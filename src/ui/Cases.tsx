import type { ReactNode } from 'react';
import { Card } from './Card.tsx';
import classes from './Cases.module.css';

interface CasesProps<Item> {
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** What waits for somebody's decision, one below the other. */
export function Cases<Item extends { readonly id: string }>({ items, children }: CasesProps<Item>) {
  return (
    <ul className={classes.cases}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </ul>
  );
}

interface CaseProps {
  id: string;
  name: ReactNode;
  facts: ReactNode;
  /** In the words of who brought it; may be empty. */
  text: string;
  /** What can be decided. */
  children: ReactNode;
}

export function Case({ id, name, facts, text, children }: CaseProps) {
  return (
    <Card aria-labelledby={`case-${id}`}>
      <h2 id={`case-${id}`} dir="auto">
        {name}
      </h2>
      <p className={classes.facts}>{facts}</p>
      {text && (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      )}
      <div className={classes.ways}>{children}</div>
    </Card>
  );
}
