import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ActionLink } from '#ui/Action.tsx';
import { Section } from '../settings/Section.tsx';
import classes from '../settings/settings.module.css';

/** The ways to the people around somebody, and to whom they keep away (PER-8). */
export function PeopleSection() {
  return (
    <Section
      title={<Trans>People</Trans>}
      lead={<Trans>Who follows you, whom you follow, whom you keep away, and what you reported.</Trans>}
    >
      <div className={classes.ways}>
        <ListLink list="followers">
          <Trans>Followers</Trans>
        </ListLink>
        <ListLink list="followings">
          <Trans>Following</Trans>
        </ListLink>
        <ListLink list="requests">
          <Trans>Requests</Trans>
        </ListLink>
        <ListLink list="blocked">
          <Trans>Blocked</Trans>
        </ListLink>
        <ActionLink look="outline" size="small" to="/moderation/mine">
          <Trans>Reports and decisions</Trans>
        </ActionLink>
      </div>
    </Section>
  );
}

function ListLink({ list, children }: { list: string; children: ReactNode }) {
  return (
    <ActionLink look="outline" size="small" to={`/account/people?list=${list}`}>
      {children}
    </ActionLink>
  );
}
