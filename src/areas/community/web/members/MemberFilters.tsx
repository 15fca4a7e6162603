import { useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import type { CommunityView } from '../../contract/views.ts';
import { roles } from '../../rules/state.ts';
import { roleNames } from '../messages.ts';
import type { MemberFilter } from '../queries.ts';
import classes from './Members.module.css';

const MONTHS = [3, 6, 12, 24] as const;

interface MemberFiltersProps {
  community: CommunityView;
  filter: MemberFilter;
  onChange: (filter: MemberFilter) => void;
}

/** What the list is narrowed to (COM-12). */
export function MemberFilters({ community, filter, onChange }: MemberFiltersProps) {
  const { t } = useLingui();
  const { acts } = community.membership;
  return (
    <div className={classes.filters}>
      <NativeSelect
        size="md"
        label={t`Role`}
        value={filter.role ?? ''}
        data={[
          { value: '', label: t`All` },
          ...roles.map((role) => ({ value: role, label: t(roleNames[role]) })),
        ]}
        onChange={(event) => {
          const role = roles.find((each) => each === event.currentTarget.value);
          onChange({ ...filter, role });
        }}
      />
      <TextInput
        size="md"
        type="date"
        label={t`Joined since`}
        value={filter.joinedSince ?? ''}
        onChange={(event) => onChange({ ...filter, joinedSince: event.currentTarget.value || undefined })}
      />
      {acts.includes('DUES') && (
        <NativeSelect
          size="md"
          label={t`Dues`}
          value={filter.dues ?? ''}
          data={[
            { value: '', label: t`All` },
            { value: 'OPEN', label: t`Open dues` },
          ]}
          onChange={(event) => onChange({ ...filter, dues: event.currentTarget.value ? 'OPEN' : undefined })}
        />
      )}
      {community.sight === 'LEAD' && (
        <NativeSelect
          size="md"
          label={t`Not active for`}
          value={String(filter.quietMonths ?? '')}
          data={[
            { value: '', label: t`Any time` },
            ...MONTHS.map((months) => ({ value: String(months), label: t`${months} months` })),
          ]}
          onChange={(event) =>
            onChange({ ...filter, quietMonths: Number(event.currentTarget.value) || undefined })
          }
        />
      )}
    </div>
  );
}
