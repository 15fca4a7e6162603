import { Trans } from '@lingui/react/macro';
import type { QuestionView } from '../../contract/questions.ts';
import { QuestionField } from './QuestionField.tsx';
import classes from './Questions.module.css';
import { type Typed, typedFrom } from './typed-replies.ts';

interface QuestionFieldsProps {
  questions: readonly QuestionView[];
  typed: Typed;
  /** How many people are answered for. */
  party: number;
  onChange: (typed: Typed) => void;
}

/** What the hosts ask, as fields of a form (HUD-28). */
export default function QuestionFields({ questions, typed, party, onChange }: QuestionFieldsProps) {
  return (
    <div className={classes.fields}>
      {questions.map((question) => (
        <QuestionField
          key={`${question.id} ${question.version}`}
          question={question}
          values={typedFrom(question, typed, party)}
          onChange={(values) => onChange({ ...typed, [question.id]: values })}
        />
      ))}
      <p className={classes.quiet}>
        <Trans>Only the hosts read your answers.</Trans>
      </p>
    </div>
  );
}
