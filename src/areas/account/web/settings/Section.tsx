import { type ReactNode, useId } from 'react';
import { Card } from '#ui/Card.tsx';
import classes from './settings.module.css';

interface SectionProps {
  title: ReactNode;
  lead?: ReactNode;
  id?: string;
  children: ReactNode;
}

/** One topic of the settings. */
export function Section({ title, lead, id, children }: SectionProps) {
  const heading = useId();
  return (
    <Card className={classes.section} aria-labelledby={heading} {...(id && { id })}>
      <h2 id={heading}>{title}</h2>
      {lead && <p className={classes.lead}>{lead}</p>}
      {children}
    </Card>
  );
}
