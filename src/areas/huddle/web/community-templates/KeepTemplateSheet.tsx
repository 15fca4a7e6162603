import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import classes from '../plan/PlanTools.module.css';
import { useManage } from '../plan/use-manage.ts';
import { communityTemplatesQuery, keepAsTemplate } from './template-calls.ts';

interface KeepTemplateSheetProps {
  huddle: HuddleView;
  onClose: () => void;
}

/** Keeps an outing as a template of its community, under a name and with somebody who leads it (HUD-29). */
export default function KeepTemplateSheet({ huddle, onClose }: KeepTemplateSheetProps) {
  const { t } = useLingui();
  const manage = useManage();
  const [name, setName] = useState(huddle.name);
  const [leaderId, setLeaderId] = useState('');
  const [busy, setBusy] = useState(false);
  const { data: templates = [] } = useQuery(communityTemplatesQuery(huddle.communityId ?? undefined));
  const same = templates.some((template) => template.name.toLowerCase() === name.trim().toLowerCase());
  const hosts = [huddle.host, ...huddle.coHosts].flatMap((host) => host ?? []);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const kept = { name: name.trim(), leaderId: leaderId === '' ? null : leaderId };
    if (await manage(() => keepAsTemplate(huddle.id, kept)).finally(() => setBusy(false))) onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Keep as a template</Trans>}>
      <form onSubmit={submit} className={classes.fields}>
        <p className={classes.quiet}>
          <Trans>
            Everyone who plans outings for your community can plan this one again: all details, questions and
            kit, on the next such weekday. The picture and the people are left out.
          </Trans>
        </p>
        <TextInput
          size="md"
          label={t`Name of the template`}
          description={same ? t`A template with this name exists. It will be replaced.` : null}
          required
          maxLength={120}
          autoComplete="off"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <NativeSelect
          size="md"
          label={t`Who leads it as a rule`}
          description={t`They are asked to co-host each outing that others plan from it.`}
          data={[
            { value: '', label: t`Nobody in particular` },
            ...hosts.map(({ id, displayName }) => ({ value: id, label: displayName })),
          ]}
          value={leaderId}
          onChange={(event) => setLeaderId(event.currentTarget.value)}
        />
        <SubmitButton busy={busy} disabled={name.trim() === ''} size="large" wide>
          {same ? <Trans>Replace the template</Trans> : <Trans>Keep as a template</Trans>}
        </SubmitButton>
      </form>
    </ResponsiveSheet>
  );
}
