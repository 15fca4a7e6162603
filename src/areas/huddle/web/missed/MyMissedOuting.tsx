import { Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDay } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { MyMissedView } from '../../contract/missed.ts';
import { MAX_MISSED_REPLY } from '../../rules/missed.ts';
import classes from './Missed.module.css';
import { missedWords } from './missed-words.ts';
import { useAnswerMissed } from './use-answer-missed.ts';

/** One outing that I missed, until when hosts see it, and what I say about it. */
export function MyMissedOuting({ outing }: { outing: MyMissedView }) {
  const { t } = useLingui();
  const clock = useClock();
  const { huddleId, name, startsAt, fadesAt, missed, reply } = outing;
  const [open, setOpen] = useState(false);
  // What was typed stays when the sheet is closed.
  const [draft, setDraft] = useState(reply ?? '');
  const now = new Date();
  const fades = formatDay(new Date(fadesAt), now, clock);
  return (
    <Card className={classes.outing} aria-labelledby={`missed-${huddleId}`}>
      <h2 id={`missed-${huddleId}`}>
        <Link to={`/huddle/view/${huddleId}`} dir="auto">
          {name}
        </Link>
      </h2>
      <p>
        {formatDay(new Date(startsAt), now, clock)} · {t(missedWords[missed])}
      </p>
      {reply && <q dir="auto">{reply}</q>}
      <p>
        <Action look="outline" icon={<IconMessage aria-hidden size={18} />} onClick={() => setOpen(true)}>
          {reply ? <Trans>Change what I say</Trans> : <Trans>Say why</Trans>}
        </Action>
      </p>
      <p className={classes.quiet}>
        <Trans>Hosts see this until {fades}.</Trans>
      </p>
      {open && (
        <ReplySheet outing={outing} draft={draft} onChange={setDraft} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}

interface ReplySheetProps {
  outing: MyMissedView;
  draft: string;
  onChange: (draft: string) => void;
  onClose: () => void;
}

function ReplySheet({ outing: { huddleId, name, reply }, draft, onChange, onClose }: ReplySheetProps) {
  const { t } = useLingui();
  const answer = useAnswerMissed();
  const words = draft.trim();
  const send = async () => {
    if (await answer(huddleId, words || null)) onClose();
  };
  return (
    <ResponsiveSheet opened onClose={onClose} title={name}>
      <div className={classes.sheet}>
        <Textarea
          size="md"
          label={t`What I say about it`}
          description={t`Hosts read it beside the outing.`}
          maxLength={MAX_MISSED_REPLY}
          autosize
          minRows={3}
          value={draft}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <SubmitButton wide disabled={words === (reply ?? '')} onPress={send}>
          {words === '' && reply ? <Trans>Delete what I said</Trans> : <Trans>Save</Trans>}
        </SubmitButton>
      </div>
    </ResponsiveSheet>
  );
}
