import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './BackLink.module.css';
import { PageLink } from './PageLink.tsx';

/** Below the heading of a page about something: back to that, by its name. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <PageLink to={to} className={classes.back}>
      <IconArrowLeft aria-hidden size={18} />
      <span dir="auto">{children}</span>
    </PageLink>
  );
}
