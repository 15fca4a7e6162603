import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import type { HuddleView } from '../../contract/views.ts';
import { saveReplies } from '../mutations.ts';
import classes from '../people/Notices.module.css';
import { questionsQuery } from '../queries.ts';
import { useRunAndToast } from '../use-run-and-toast.ts';
import QuestionsSheet from './QuestionsSheet.tsx';
import { countUnanswered } from './typed-replies.ts';

/** The hosts ask something that the viewer has not answered, or otherwise than before; what was said can be changed. */
export default function AskedNotice({ huddle }: { huddle: HuddleView }) {
  const { t } = useLingui();
  const run = useRunAndToast(huddle.id);
  const [open, setOpen] = useState(false);
  const { data } = useQuery(questionsQuery(huddle.id));
  if (!data || data.items.length === 0) return null;
  const unanswered = countUnanswered(data.items);
  return (
    <section
      className={classes.notice}
      aria-label={t`Questions of the hosts`}
      data-quiet={unanswered === 0 || undefined}
    >
      <IconMessageQuestion aria-hidden size={24} stroke={1.7} />
      <p>
        {unanswered > 0 ? (
          <Plural
            value={unanswered}
            one="The hosts ask # question that you have not answered."
            other="The hosts ask # questions that you have not answered."
          />
        ) : (
          <Trans>You have answered what the hosts ask.</Trans>
        )}
      </p>
      <SubmitButton look={unanswered > 0 ? 'filled' : 'outline'} onPress={() => setOpen(true)}>
        {unanswered > 0 ? <Trans>Answer</Trans> : <Trans>Change my answers</Trans>}
      </SubmitButton>
      {open && (
        <QuestionsSheet
          huddle={huddle}
          link={undefined}
          party={(huddle.participation?.guestCount ?? 0) + 1}
          onClose={() => setOpen(false)}
          onDone={async (replies) => {
            if (await run(() => saveReplies(huddle.id, { replies }))) setOpen(false);
          }}
        />
      )}
    </section>
  );
}
