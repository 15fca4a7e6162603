import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Switch } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { qualificationsQuery } from '#areas/community/web/public/qualifications.ts';
import { PeopleField } from '#areas/person/web/public/PeopleField.tsx';
import type { PersonId } from '#platform/shared/ids.ts';
import type { PersonSummary } from '#platform/shared/wire-values.ts';
import { fieldNames } from './field-names.ts';
import { Group } from './Group.tsx';
import type { PlanFields } from './use-plan-form.ts';

const showFlags = ['showAttending', 'showInterested', 'showRequested', 'showInvited'] as const;

interface HostsGroupProps {
  form: PlanFields;
  /** Faces of everybody the form has ever named. */
  people: readonly PersonSummary[];
  onMeet: (people: readonly PersonSummary[]) => void;
  /** Of the co-hosts, those who have not said yes yet. */
  askedIds: readonly string[];
}

/** Who plans it with me, who is asked to come, and what everybody learns of the others. */
export function HostsGroup({ form, people, onMeet, askedIds }: HostsGroupProps) {
  const { t } = useLingui();
  const faces = (ids: readonly string[]) =>
    ids.flatMap((id) => people.find((person) => person.id === id) ?? []);
  const take = (field: 'coHostIds' | 'invitedIds') => (chosen: PersonSummary[]) => {
    onMeet(chosen);
    form.setFieldValue(
      field,
      chosen.map(({ id }) => id as PersonId),
    );
  };
  const waitingFor = faces(form.values.coHostIds.filter((id) => askedIds.includes(id)))
    .map(({ displayName }) => displayName)
    .join(', ');
  return (
    <Group
      form={form}
      title={<Trans>Hosts and invitations</Trans>}
      says={[...faces(form.values.coHostIds), ...faces(form.values.invitedIds)]
        .map(({ displayName }) => displayName)
        .join(', ')}
      fields={['leaderNeeds', 'coHostIds', 'invitedIds', ...showFlags]}
    >
      <LeaderNeeds form={form} />
      <PeopleField
        label={t`Co-hosts`}
        description={
          waitingFor
            ? t`They can change everything once they say yes. No answer yet: ${waitingFor}.`
            : t`They are asked first. With their yes they can change everything, and take no place.`
        }
        error={form.errors.coHostIds}
        value={faces(form.values.coHostIds)}
        onChange={take('coHostIds')}
      />
      <PeopleField
        label={t`Invitations`}
        description={t`They are told as soon as you publish or save.`}
        value={faces(form.values.invitedIds)}
        onChange={take('invitedIds')}
      />
      {showFlags.map((flag) => (
        <Switch
          key={flag}
          size="md"
          label={t(fieldNames[flag])}
          {...form.getInputProps(flag, { type: 'checkbox' })}
        />
      ))}
    </Group>
  );
}

/** What the community asks of who leads it; offered where its members hold something. */
function LeaderNeeds({ form }: { form: PlanFields }) {
  const { t } = useLingui();
  const { communityId, leaderNeeds } = form.values;
  const { data } = useQuery({ ...qualificationsQuery(communityId ?? ''), enabled: communityId !== null });
  const held = communityId === null ? [] : (data?.items.map(({ name }) => name) ?? []);
  const names = [...new Set([...held, ...(leaderNeeds === '' ? [] : [leaderNeeds])])].sort();
  if (names.length === 0) return null;
  return (
    <NativeSelect
      size="md"
      label={t(fieldNames.leaderNeeds)}
      description={t`Valid on the day of the outing.`}
      data={[{ value: '', label: t`Nothing` }, ...names.map((value) => ({ value, label: value }))]}
      {...form.getInputProps('leaderNeeds')}
    />
  );
}
