import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { latePart } from '#platform/web/lazy-part.ts';
import { sessionHint } from '#platform/web/session/session-hint.ts';
import classes from './Aurora.module.css';
import { chatbotFor } from './chatbot-address.ts';
import { useTyping } from './use-typing.ts';

const sayings: readonly MessageDescriptor[] = [
  msg`I find a walk that fits your Saturday.`,
  msg`I know who has a seat in the car.`,
  msg`I tell you when it gets dark up there.`,
];

const AskDialog = latePart(() => import('./AskDialog.tsx'));

/** Two, three and two of them in a row; a phone shows the first three (SITE-6). */
const questions: readonly (readonly MessageDescriptor[])[] = [
  [msg`An easy walk this weekend?`, msg`Who goes up for sunrise?`],
  [msg`Climbers near Munich?`, msg`A hike for small legs?`, msg`What do I bring for snow?`],
  [msg`A ride to the trailhead?`, msg`Where is a swim on the way?`],
];

/** The companion at the door (SITE-4, SITE-5): what she says, where one asks, and what others ask. */
export function Aurora() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<string>();
  const said = useTyping(sayings.map((saying) => t(saying)));
  const ask = (question: string) => {
    if (sessionHint.isSet()) void navigate(chatbotFor(question));
    else setAsking(question);
  };
  return (
    <div className={classes.aurora}>
      <p className={classes.hello}>
        <IconSparkles aria-hidden size={20} />
        <Trans>Hello! I am Aurora</Trans>
      </p>
      <p className={classes.said} aria-hidden="true">
        {said}
      </p>
      <button type="button" className={classes.box} onClick={() => ask('')}>
        <Trans>Ask Aurora Anything</Trans>
      </button>
      <div className={classes.questions}>
        {questions.map((row) => (
          <ul key={row[0]?.id}>
            {row.map((question) => (
              <li key={question.id}>
                <button type="button" onClick={() => ask(t(question))}>
                  {t(question)}
                </button>
              </li>
            ))}
          </ul>
        ))}
      </div>
      {asking !== undefined && <AskDialog question={asking} onClose={() => setAsking(undefined)} />}
    </div>
  );
}
