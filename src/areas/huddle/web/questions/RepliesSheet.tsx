import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Action } from '#ui/Action.tsx';
import { QueryView } from '#ui/QueryView.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { LinesSkeleton } from '#ui/Skeletons.tsx';
import type { QuestionView, RepliesOfPerson } from '../../contract/questions.ts';
import type { HuddleView } from '../../contract/views.ts';
import { questionsQuery, repliesQuery } from '../queries.ts';
import { Gone } from './Gone.tsx';
import classes from './Questions.module.css';
import { useSaid } from './use-said.ts';

/** What those who come said, counted and one by one; for hosts (HUD-28). */
export default function RepliesSheet({ huddle, onClose }: { huddle: HuddleView; onClose: () => void }) {
  const questions = useQuery(questionsQuery(huddle.id));
  const replies = useInfiniteQuery(repliesQuery(huddle.id));
  const people = replies.data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <ResponsiveSheet opened onClose={onClose} title={<Trans>What they said</Trans>}>
      <QueryView query={questions} gone={<Gone />} skeleton={<LinesSkeleton />}>
        {({ items }) => (
          <div className={classes.form}>
            <Counts questions={items} counts={replies.data?.pages[0]?.counts ?? []} />
            {replies.isSuccess && people.length === 0 && (
              <p className={classes.quiet}>
                <Trans>Nobody has said yes or maybe so far.</Trans>
              </p>
            )}
            <ul className={classes.replies}>
              {people.map((one) => (
                <li key={one.person.id}>
                  <strong dir="auto">{one.person.displayName}</strong>
                  <OfOne questions={items} one={one} />
                </li>
              ))}
            </ul>
            {replies.hasNextPage && (
              <Action look="outline" onClick={() => void replies.fetchNextPage()}>
                <Trans>Show more</Trans>
              </Action>
            )}
          </div>
        )}
      </QueryView>
    </ResponsiveSheet>
  );
}

interface CountsProps {
  questions: readonly QuestionView[];
  counts: ReadonlyArray<{ questionId: string; value: string; count: number }>;
}

/** Of those who have a place. */
function Counts({ questions, counts }: CountsProps) {
  const said = useSaid();
  const { t, i18n } = useLingui();
  return (
    <ul className={classes.questions}>
      {questions.map(({ id, text }) => (
        <li key={id}>
          <span dir="auto">{text}</span>
          <p className={classes.counts}>
            {counts
              .filter(({ questionId }) => questionId === id)
              .map(({ value, count }) => (
                <span key={value}>{`${value === '' ? t`In all` : said(value)}: ${i18n.number(count)}`}</span>
              ))}
          </p>
        </li>
      ))}
    </ul>
  );
}

function OfOne({ questions, one }: { questions: readonly QuestionView[]; one: RepliesOfPerson }) {
  const said = useSaid();
  const replies = new Map(one.replies.map((reply) => [reply.questionId, reply]));
  return (
    <dl>
      {questions.map(({ id, text }) => {
        const reply = replies.get(id);
        const words = reply?.values.filter((value) => value !== '').map(said);
        return (
          <div key={id}>
            <dt dir="auto">{text}</dt>
            <dd dir="auto">
              {words?.length ? words.join(', ') : '–'}
              {reply?.outdated && (
                <small className={classes.quiet}>
                  {' '}
                  <Trans>(to an earlier wording)</Trans>
                </small>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
