import { Trans, useLingui } from '@lingui/react/macro';
import { IconDots, IconEye, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import { ActionMenu, type MenuEntry } from '#ui/ActionMenu.tsx';
import { Badge } from '#ui/Badge.tsx';
import type { DraftView } from '../../contract/views.ts';
import { addressOf } from '../address-of.ts';
import type { DraftForm } from '../mutations.ts';
import { EndDialog } from './EndDialog.tsx';
import classes from './edit.module.css';
import { SaveState } from './SaveState.tsx';
import type { DraftSaving } from './use-draft-saving.ts';

const HistorySheet = latePart(() => import('./HistorySheet.tsx'));
const PublishDialog = latePart(() => import('./PublishDialog.tsx'));

interface EditorBarProps {
  draft: DraftView;
  form: DraftForm;
  saves: DraftSaving;
  preview: boolean;
  onPreview: (on: boolean) => void;
  /** Looks again at two copies that were written apart. */
  onSettle: () => void;
  onReload: () => Promise<void>;
}

type Asked = 'publish' | 'history' | 'unpublish' | 'delete';

/** Whether it is saved, how it will look, and the way to its readers. */
export function EditorBar({ draft, form, saves, preview, onPreview, onSettle, onReload }: EditorBarProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const look = preview ? <IconPencil aria-hidden size={20} /> : <IconEye aria-hidden size={20} />;
  return (
    <header className={classes.bar}>
      <h1>
        <Trans>Write an inspiration</Trans> <StateBadge draft={draft} />
      </h1>
      <SaveState saves={saves} onSettle={onSettle} />
      <div className={classes.ways}>
        <Action look="outline" aria-pressed={preview} icon={look} onClick={() => onPreview(!preview)}>
          {preview ? <Trans>Go on writing</Trans> : <Trans>Preview</Trans>}
        </Action>
        <Action onClick={() => setAsked('publish')}>
          {draft.state === 'PUBLISHED' ? <Trans>Publish changes</Trans> : <Trans>Publish</Trans>}
        </Action>
        <ActionMenu
          label={t`More`}
          icon={<IconDots aria-hidden size={20} />}
          entries={entriesOf(draft, setAsked)}
        />
      </div>
      {asked === 'publish' && (
        <PublishDialog draft={draft} saves={saves} onReload={onReload} onClose={close} />
      )}
      {asked === 'history' && (
        <HistorySheet draft={draft} form={form} saves={saves} onReload={onReload} onClose={close} />
      )}
      {(asked === 'unpublish' || asked === 'delete') && (
        <EndDialog draft={draft} what={asked} onReload={onReload} onClose={close} />
      )}
    </header>
  );
}

function entriesOf({ id, state }: DraftView, ask: (what: Asked) => void): MenuEntry[] {
  return [
    { key: 'history', label: <Trans>History</Trans>, run: () => ask('history') },
    ...(state === 'PUBLISHED'
      ? [{ key: 'see', label: <Trans>See it as readers do</Trans>, to: addressOf(id) }]
      : []),
    ...(state === 'DRAFT'
      ? []
      : [
          {
            key: 'unpublish',
            run: () => ask('unpublish'),
            label: state === 'PUBLISHED' ? <Trans>Unpublish</Trans> : <Trans>Cancel publishing</Trans>,
          },
        ]),
    { key: 'delete', label: <Trans>Delete</Trans>, danger: true, run: () => ask('delete') },
  ];
}

function StateBadge({ draft: { state } }: { draft: DraftView }) {
  if (state === 'PUBLISHED') {
    return (
      <Badge tone="brand">
        <Trans>Published</Trans>
      </Badge>
    );
  }
  if (state === 'SCHEDULED') {
    return (
      <Badge tone="waiting">
        <Trans>Scheduled</Trans>
      </Badge>
    );
  }
  return (
    <Badge>
      <Trans>Draft</Trans>
    </Badge>
  );
}
