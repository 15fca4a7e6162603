import { Trans, useLingui } from '@lingui/react/macro';
import { NumberInput, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { KitId } from '#platform/shared/ids.ts';
import { Action } from '#ui/Action.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { KitItemView } from '../../contract/kit.ts';
import type { HuddleView } from '../../contract/views.ts';
import { MAX_KIT_ITEMS, MAX_KIT_NAME_LENGTH, MAX_KIT_NEEDED } from '../../rules/kit.ts';
import { saveKit } from '../mutations.ts';
import { kitQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './Kit.module.css';

interface Line {
  /** For the list of the page alone. */
  readonly key: string;
  readonly id: KitId | null;
  readonly name: string;
  readonly needed: number;
}

/** A host lists what the group needs, each thing with how many. */
export default function KitEditor({ huddle, onClose }: { huddle: HuddleView; onClose: () => void }) {
  const kit = useQuery({ ...kitQuery(huddle.id), staleTime: 0 });
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>What the group needs</Trans>}>
      <QueryView query={kit} gone={null} skeleton={<LinesSkeleton />}>
        {({ items }) => <Editor huddleId={huddle.id} first={items.map(lineOf)} onClose={onClose} />}
      </QueryView>
    </ResponsiveSheet>
  );
}

const lineOf = ({ id, name, needed }: KitItemView): Line => ({ key: id, id: id as KitId, name, needed });
const newLine = (): Line => ({ key: crypto.randomUUID(), id: null, name: '', needed: 1 });

interface EditorProps {
  huddleId: string;
  first: readonly Line[];
  onClose: () => void;
}

function Editor({ huddleId, first, onClose }: EditorProps) {
  const run = useRunAndToast(huddleId);
  const [busy, setBusy] = useState(false);
  const [lines, setLines] = useState(() => (first.length > 0 ? first : [newLine()]));
  const change = (key: string, next: Line | undefined) =>
    setLines((before) => before.flatMap((line) => (line.key === key ? (next ?? []) : line)));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const items = lines.map(({ id, name, needed }) => ({ id, name: name.trim(), needed }));
    const saved = await run(() => saveKit(huddleId, { items })).finally(() => setBusy(false));
    if (saved) onClose();
  };
  return (
    <form onSubmit={submit} className={classes.form}>
      <p className={classes.quiet}>
        <Trans>
          Everybody who comes can say what they bring. If you remove something, the promises for it are
          removed too.
        </Trans>
      </p>
      <ul className={classes.lines}>
        {lines.map((line, at) => (
          <EditedLine
            key={line.key}
            line={line}
            number={at + 1}
            onChange={(next) => change(line.key, next)}
          />
        ))}
      </ul>
      {lines.length < MAX_KIT_ITEMS && (
        <Action
          look="outline"
          icon={<IconPlus aria-hidden size={18} />}
          onClick={() => setLines((before) => [...before, newLine()])}
        >
          <Trans>One more thing</Trans>
        </Action>
      )}
      <div className={classes.send}>
        <SubmitButton busy={busy} size="large" wide>
          <Trans>Save</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}

interface EditedLineProps {
  line: Line;
  number: number;
  onChange: (next: Line | undefined) => void;
}

function EditedLine({ line, number, onChange }: EditedLineProps) {
  const { t } = useLingui();
  return (
    <li className={classes.line}>
      <TextInput
        size="md"
        label={t`Thing ${number}`}
        placeholder={t`Rope, 60 m`}
        required
        pattern=".*\S.*"
        maxLength={MAX_KIT_NAME_LENGTH}
        value={line.name}
        onChange={(event) => onChange({ ...line, name: event.currentTarget.value })}
      />
      <NumberInput
        size="md"
        label={t`How many`}
        required
        min={1}
        max={MAX_KIT_NEEDED}
        allowDecimal={false}
        hideControls
        inputMode="numeric"
        clampBehavior="strict"
        value={line.needed}
        onChange={(value) => onChange({ ...line, needed: typeof value === 'number' ? value : 1 })}
      />
      <button
        type="button"
        className={classes.remove}
        aria-label={t`Remove thing ${number}`}
        onClick={() => onChange(undefined)}
      >
        <IconTrash aria-hidden size={20} />
      </button>
    </li>
  );
}
