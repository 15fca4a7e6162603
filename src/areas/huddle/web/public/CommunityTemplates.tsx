import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { CommunityTemplate } from '../../contract/community-templates.ts';
import {
  communityTemplatesQuery,
  removeTemplate,
  renameTemplate,
  usePlanByTemplate,
} from '../community-templates/template-calls.ts';
import { useManage } from '../plan/use-manage.ts';
import ActivityIcon from '../view/ActivityIcon.tsx';
import classes from './CommunityTemplates.module.css';

/** The templates of a community, for those who plan its outings (HUD-29). */
export default function CommunityTemplates({ communityId }: { communityId: string }) {
  const { data: templates = [] } = useQuery(communityTemplatesQuery(communityId));
  if (templates.length === 0) return null;
  return (
    <Card className={classes.templates}>
      <h2>
        <Trans>Templates</Trans>
      </h2>
      <ul>
        {templates.map((template) => (
          <Template key={template.id} template={template} />
        ))}
      </ul>
    </Card>
  );
}

function Template({ template }: { template: CommunityTemplate }) {
  const { t } = useLingui();
  const plan = usePlanByTemplate();
  const [open, setOpen] = useState<'rename' | 'remove'>();
  const { name, form } = template;
  return (
    <li>
      <ActivityIcon activity={form.activity} />
      <div className={classes.words}>
        <strong dir="auto">{name}</strong>
        <Facts template={template} />
      </div>
      <SubmitButton
        look="outline"
        size="small"
        aria-label={t`Plan ${name}`}
        onPress={() => plan(template.id)}
      >
        <Trans>Plan</Trans>
      </SubmitButton>
      {template.mayChange && (
        <ActionMenu
          label={t`More about ${name}`}
          icon={<IconDots aria-hidden size={20} />}
          entries={[
            {
              key: 'rename',
              label: <Trans>Rename</Trans>,
              icon: <IconPencil aria-hidden size={20} />,
              run: () => setOpen('rename'),
            },
            {
              key: 'remove',
              label: <Trans>Remove</Trans>,
              icon: <IconTrash aria-hidden size={20} />,
              danger: true,
              run: () => setOpen('remove'),
            },
          ]}
        />
      )}
      {open === 'rename' && <RenameDialog template={template} onClose={() => setOpen(undefined)} />}
      {open === 'remove' && <RemoveDialog template={template} onClose={() => setOpen(undefined)} />}
    </li>
  );
}

/** Who leads it, and what it asks and needs. */
function Facts({ template: { leader, questionCount, kitCount } }: { template: CommunityTemplate }) {
  const leaderName = leader?.displayName;
  return (
    <span className={classes.facts}>
      {leaderName && (
        <span>
          <Trans>led by {leaderName}</Trans>
        </span>
      )}
      {questionCount > 0 && (
        <span>
          <Plural value={questionCount} one="# question" other="# questions" />
        </span>
      )}
      {kitCount > 0 && (
        <span>
          <Plural value={kitCount} one="# thing to bring" other="# things to bring" />
        </span>
      )}
    </span>
  );
}

interface DialogProps {
  template: CommunityTemplate;
  onClose: () => void;
}

function RenameDialog({ template, onClose }: DialogProps) {
  const { t } = useLingui();
  const manage = useManage();
  const [name, setName] = useState(template.name);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={<Trans>Rename the template</Trans>}
      confirm={<Trans>Rename</Trans>}
      onConfirm={async () => {
        const wanted = name.trim();
        if (wanted !== '' && (await manage(() => renameTemplate(template.id, wanted)))) onClose();
      }}
    >
      <TextInput
        size="md"
        label={t`Name of the template`}
        maxLength={120}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </ConfirmDialog>
  );
}

function RemoveDialog({ template: { id, name }, onClose }: DialogProps) {
  const manage = useManage();
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={<Trans>Remove “{name}”?</Trans>}
      confirm={<Trans>Remove</Trans>}
      onConfirm={async () => {
        if (await manage(() => removeTemplate(id))) onClose();
      }}
      danger
    >
      <Trans>Outings that were planned from it stay as they are.</Trans>
    </ConfirmDialog>
  );
}
