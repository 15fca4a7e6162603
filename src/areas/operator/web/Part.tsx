import { type ReactNode, useId } from 'react';
import { Card } from '#ui/Card.tsx';
import classes from './operator.module.css';

export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card className={classes.part} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  );
}
