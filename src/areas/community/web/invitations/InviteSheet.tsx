import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PeopleField } from '#areas/person/web/public/PeopleField.tsx';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { ActionLink } from '#ui/Action.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView } from '../../contract/views.ts';
import classes from '../community.module.css';
import { invitePerson } from '../mutations.ts';
import { useAct } from '../use-act.ts';
import { InvitationLinks } from './InvitationLinks.tsx';

/** Picks people by name and invites each; anyone who could not be invited stays in the field. */
export function InviteSheet({ community, onClose }: { community: CommunityView; onClose: () => void }) {
  const { t } = useLingui();
  const act = useAct();
  const [people, setPeople] = useState<PersonSummary[]>([]);
  const send = async () => {
    const left: PersonSummary[] = [];
    for (const person of people) {
      if (!(await act(() => invitePerson(community.id, person.id)))) left.push(person);
    }
    setPeople(left);
    if (left.length === 0) onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Invite people</Trans>}>
      <div className={classes.sheet}>
        <PeopleField
          label={t`Whom`}
          description={t`They are told, see the community, and join when they accept.`}
          value={people}
          onChange={setPeople}
        />
        <SubmitButton onPress={send} disabled={people.length === 0} wide>
          <Trans>Invite</Trans>
        </SubmitButton>
      </div>
      {community.sight === 'LEAD' && (
        <div className={classes.sheet}>
          <ActionLink look="outline" wide to={`/community/invite/${community.id}`}>
            <Trans>Invite many at once</Trans>
          </ActionLink>
        </div>
      )}
      <InvitationLinks community={community} />
    </ResponsiveSheet>
  );
}
