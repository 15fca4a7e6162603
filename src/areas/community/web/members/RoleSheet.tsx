import { Trans, useLingui } from '@lingui/react/macro';
import { Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import { MAX_TITLE } from '../../rules/limits.ts';
import classes from '../community.module.css';
import { roleMeanings, roleNames } from '../messages.ts';
import { changeRole, type GivenRole, giveTitle } from '../mutations.ts';
import { useAct } from '../use-act.ts';

const given: readonly GivenRole[] = ['ADMIN', 'LEADER', 'TREASURER', 'MEMBER'];

interface RoleSheetProps {
  community: CommunityView;
  row: MemberView;
  onClose: () => void;
}

/** What somebody may do, and the word beside their name (COM-11). */
export default function RoleSheet({ community, row, onClose }: RoleSheetProps) {
  const { t } = useLingui();
  const act = useAct();
  const [role, setRole] = useState(row.role);
  const [title, setTitle] = useState(row.title);
  const { id: personId, displayName } = row.person;
  const isOwner = community.membership.acts.includes('OWN');
  const save = async () => {
    if (role !== row.role && role !== 'OWNER' && !(await act(() => changeRole(community.id, personId, role))))
      return;
    if (title.trim() !== row.title && !(await act(() => giveTitle(community.id, personId, title.trim()))))
      return;
    onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Role and title of {displayName}</Trans>}>
      <div className={classes.sheet}>
        {row.role !== 'OWNER' && (row.role !== 'ADMIN' || isOwner) && (
          <Radio.Group
            label={t`Role`}
            value={role}
            onChange={(value) => setRole(given.find((each) => each === value) ?? row.role)}
          >
            <div className={classes.choices}>
              {given
                .filter((each) => each !== 'ADMIN' || isOwner)
                .map((each) => (
                  <Radio
                    key={each}
                    size="md"
                    value={each}
                    label={t(roleNames[each])}
                    description={t(roleMeanings[each])}
                  />
                ))}
            </div>
          </Radio.Group>
        )}
        <TextInput
          size="md"
          label={t`Title`}
          description={t`A word beside the name, such as president. It allows nothing more.`}
          maxLength={MAX_TITLE}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <SubmitButton onPress={save} disabled={role === row.role && title.trim() === row.title} wide>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
