import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { instantIn } from '#platform/shared/zoned-time.ts';
import { Action } from '#ui/Action.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { MAX_DATES, MIN_DATES } from '../../rules/date-poll.ts';
import { saveDates } from '../mutations.ts';
import { datesQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import classes from './DatePoll.module.css';
import { firstDates, type Line, newLine, usualEnd } from './edited-dates.ts';

/** A host gives up to twelve dates to vote on, by the clocks at the venue, and when the vote ends. */
export default function PollEditor({ huddle, onClose }: { huddle: HuddleView; onClose: () => void }) {
  const dates = useQuery({ ...datesQuery(huddle.id), staleTime: 0 });
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>Vote on the date</Trans>}>
      <QueryView query={dates} gone={null} skeleton={<LinesSkeleton />}>
        {({ items }) => (
          <Editor huddle={huddle} starts={items.map((date) => date.startDateTime)} onClose={onClose} />
        )}
      </QueryView>
    </ResponsiveSheet>
  );
}

interface EditorProps {
  huddle: HuddleView;
  starts: readonly string[];
  onClose: () => void;
}

function Editor({ huddle, starts, onClose }: EditorProps) {
  const { t } = useLingui();
  const run = useRunAndToast(huddle.id);
  const [busy, setBusy] = useState(false);
  const [lines, setLines] = useState(() => firstDates(huddle, starts));
  const [end, setEnd] = useState(() => usualEnd(huddle, new Date()));
  const change = (key: string, next: Line | undefined) =>
    setLines((before) => before.flatMap((line) => (line.key === key ? (next ?? []) : line)));
  const iso = (wall: string) => instantIn(wall, huddle.timeZone)?.toISOString() ?? '';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const body = { startDateTimes: lines.map(({ start }) => iso(start)), endsAt: iso(end) };
    const saved = await run(() => saveDates(huddle.id, body)).finally(() => setBusy(false));
    if (saved) onClose();
  };
  const time = { size: 'md', type: 'datetime-local', required: true } as const;
  return (
    <form onSubmit={submit} className={classes.form}>
      <p className={classes.quiet}>
        <Trans>
          People say which dates suit them. When the vote ends, the date that suits most is chosen, and
          everybody who voted is asked to answer. Nobody can answer before.
        </Trans>
      </p>
      <ul className={classes.lines}>
        {lines.map((line, at) => (
          <li key={line.key} className={classes.line}>
            <TextInput
              {...time}
              label={t`Date ${at + 1}`}
              value={line.start}
              onChange={(event) => change(line.key, { ...line, start: event.currentTarget.value })}
            />
            {lines.length > MIN_DATES && (
              <button
                type="button"
                className={classes.remove}
                aria-label={t`Remove date ${at + 1}`}
                onClick={() => change(line.key, undefined)}
              >
                <IconTrash aria-hidden size={20} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {lines.length < MAX_DATES && (
        <Action
          look="outline"
          icon={<IconPlus aria-hidden size={18} />}
          onClick={() => setLines((before) => [...before, newLine(before.at(-1)?.start ?? '')])}
        >
          <Trans>One more date</Trans>
        </Action>
      )}
      <TextInput
        {...time}
        label={t`The vote ends`}
        value={end}
        onChange={(event) => setEnd(event.currentTarget.value)}
      />
      <div className={classes.send}>
        <SubmitButton busy={busy} size="large" wide>
          <Trans>Start the vote</Trans>
        </SubmitButton>
      </div>
    </form>
  );
}
