import { Trans } from '@lingui/react/macro';
import { IconArrowRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Action, ActionLink } from '#ui/Action.tsx';
import classes from './Section.module.css';

interface SectionProps {
  /** Where addresses lead to it. */
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** Where 'Explore More' leads: a page, or something still to come. */
  more?: string | (() => void);
  children: ReactNode;
}

/** One part of the landing page: its heading, what is in it, and the way to more of it (SITE-8, SITE-10). */
export function Section({ id, title, lead, more, children }: SectionProps) {
  const arrow = <IconArrowRight aria-hidden size={18} />;
  return (
    <section id={id} className={classes.section}>
      <header>
        <div>
          <h2>{title}</h2>
          {lead && <p>{lead}</p>}
        </div>
        {typeof more === 'string' && (
          <ActionLink look="plain" to={more} icon={arrow} className={classes.more}>
            <Trans>Explore More</Trans>
          </ActionLink>
        )}
        {typeof more === 'function' && (
          <Action look="plain" onClick={more} icon={arrow} className={classes.more}>
            <Trans>Explore More</Trans>
          </Action>
        )}
      </header>
      {children}
    </section>
  );
}
