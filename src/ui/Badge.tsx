import type { ReactNode } from 'react';
import classes from './Badge.module.css';

interface BadgeProps {
  /** `waiting` is amber: it waits or ends soon. */
  tone?: 'quiet' | 'brand' | 'waiting' | 'danger';
  icon?: ReactNode;
  children: ReactNode;
}

/** A word or two about the state of something. */
export function Badge({ tone = 'quiet', icon, children }: BadgeProps) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
