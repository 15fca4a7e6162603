import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Action } from '#ui/Action.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { RowSkeletons } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityView, MemberView } from '../../contract/views.ts';
import { MAX_QUALIFICATION_NAME, MAX_QUALIFICATIONS } from '../../rules/qualifications.ts';
import classes from '../community.module.css';
import {
  type KeptQualification,
  keepQualifications,
  qualificationsOf,
  qualificationsQuery,
} from '../public/qualifications.ts';
import { useAct } from '../use-act.ts';

interface QualificationsSheetProps {
  community: CommunityView;
  row: MemberView;
  onClose: () => void;
}

/** What an admin keeps of what a member is qualified for (COM-11). */
export default function QualificationsSheet({ community, row, onClose }: QualificationsSheetProps) {
  const { id, displayName } = row.person;
  const query = useQuery(qualificationsOf(community.id, id));
  const { data: all } = useQuery(qualificationsQuery(community.id));
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Qualifications of {displayName}</Trans>}>
      <QueryView query={query} skeleton={<RowSkeletons count={2} />} gone={null}>
        {({ items }) => (
          <Papers
            communityId={community.id}
            personId={id}
            before={items.map(({ name, validFrom, validTo }) => ({ name, validFrom, validTo }))}
            known={[...new Set(all?.items.map(({ name }) => name))]}
            onClose={onClose}
          />
        )}
      </QueryView>
    </ResponsiveSheet>
  );
}

interface PapersProps {
  communityId: string;
  personId: string;
  before: KeptQualification[];
  /** Names that the club has used so far. */
  known: string[];
  onClose: () => void;
}

function Papers({ communityId, personId, before, known, onClose }: PapersProps) {
  const act = useAct();
  const [papers, setPapers] = useState(before.length > 0 ? before : [empty()]);
  const change = (at: number, paper: KeptQualification) =>
    setPapers(papers.map((each, place) => (place === at ? paper : each)));
  const kept = papers.filter(({ name }) => name.trim() !== '');
  const save = async () => {
    if (await act(() => keepQualifications(communityId, personId, kept))) onClose();
  };
  return (
    <div className={classes.sheet}>
      <datalist id="known-qualifications">
        {known.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {papers.map((paper, at) => (
        <Paper
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else to be told apart by
          key={at}
          paper={paper}
          onChange={(next) => change(at, next)}
          onRemove={() => setPapers(papers.filter((_, place) => place !== at))}
        />
      ))}
      {papers.length < MAX_QUALIFICATIONS && (
        <Action look="outline" onClick={() => setPapers([...papers, empty()])}>
          <Trans>Add a qualification</Trans>
        </Action>
      )}
      <SubmitButton onPress={save} wide>
        <Trans>Save</Trans>
      </SubmitButton>
    </div>
  );
}

function empty(): KeptQualification {
  return { name: '', validFrom: new Date().toISOString().slice(0, 10), validTo: null };
}

interface PaperProps {
  paper: KeptQualification;
  onChange: (paper: KeptQualification) => void;
  onRemove: () => void;
}

function Paper({ paper, onChange, onRemove }: PaperProps) {
  const { t } = useLingui();
  return (
    <div className={classes.sheet}>
      <TextInput
        size="md"
        label={t`Qualification`}
        placeholder={t`Tour leader winter`}
        list="known-qualifications"
        maxLength={MAX_QUALIFICATION_NAME}
        value={paper.name}
        onChange={(event) => onChange({ ...paper, name: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        type="date"
        label={t`Valid from`}
        value={paper.validFrom}
        onChange={(event) => onChange({ ...paper, validFrom: event.currentTarget.value })}
      />
      <TextInput
        size="md"
        type="date"
        label={t`Valid until`}
        description={t`Empty: without an end. Nothing is deleted when it ends.`}
        value={paper.validTo ?? ''}
        onChange={(event) => onChange({ ...paper, validTo: event.currentTarget.value || null })}
      />
      <Action look="plain" onClick={onRemove}>
        <Trans>Remove this one</Trans>
      </Action>
    </div>
  );
}
