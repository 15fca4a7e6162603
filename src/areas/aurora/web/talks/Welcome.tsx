import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { suggestionsQuery } from '../queries.ts';
import classes from './Welcome.module.css';

/** Before the first question: who this is, and what is worth asking now. */
export function Welcome({ onAsk }: { onAsk: (question: string) => void }) {
  const { data } = useQuery(suggestionsQuery);
  return (
    <div className={classes.welcome}>
      <h2>
        <Trans>Hello! I am Aurora</Trans>
      </h2>
      <p>
        <Trans>Ask me for outings, people and places in your own words.</Trans>
      </p>
      {data && data.mine.length > 0 && (
        <Questions heading={<Trans>For you</Trans>} questions={data.mine} onAsk={onAsk} />
      )}
      {data && data.trending.length > 0 && (
        <Questions heading={<Trans>What many look at</Trans>} questions={data.trending} onAsk={onAsk} />
      )}
      {data?.groups.map(({ title, questions }) => (
        <Questions key={title} heading={title} questions={questions} onAsk={onAsk} />
      ))}
    </div>
  );
}

interface QuestionsProps {
  heading: React.ReactNode;
  questions: readonly string[];
  onAsk: (question: string) => void;
}

function Questions({ heading, questions, onAsk }: QuestionsProps) {
  return (
    <section>
      <h3>{heading}</h3>
      <ul className={classes.chips}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" onClick={() => onAsk(question)} dir="auto">
              {question}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
