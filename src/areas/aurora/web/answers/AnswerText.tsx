import { Link } from 'react-router';
import type { AnswerCard } from '../../rules/card.ts';
import { blocksOf, type Inline } from '../../rules/plain-answer.ts';

interface AnswerTextProps {
  text: string;
  cards: ReadonlyArray<Pick<AnswerCard, 'path'>>;
  links: readonly string[];
}

/** What was said, as text of ours: nothing in it becomes markup, and links lead only to what its cards show. */
export function AnswerText({ text, cards, links }: AnswerTextProps) {
  const cited = new Set([...cards.map(({ path }) => path), ...links]);
  return (
    <div dir="auto">
      {blocksOf(text, cited).map((block, at) =>
        block.kind === 'PARAGRAPH' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
          <p key={at}>
            <Inlines inlines={block.inlines} />
          </p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
          <ul key={at}>
            {block.items.map((item, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an answer only grows at its end
              <li key={nth}>
                <Inlines inlines={item} />
              </li>
            ))}
          </ul>
        ),
      )}
    </div>
  );
}

function Inlines({ inlines }: { inlines: readonly Inline[] }) {
  return inlines.map((inline, at) => {
    const key = `${at} ${inline.text}`;
    if (inline.kind === 'LINK') {
      return (
        <Link key={key} to={inline.path}>
          {inline.text}
        </Link>
      );
    }
    return inline.kind === 'STRONG' ? <Strong key={key} text={inline.text} /> : inline.text;
  });
}

/** A number to call is one press away. */
function Strong({ text }: { text: string }) {
  const number = /^[\d*][\d ]{1,15}(?= \(|$)/.exec(text)?.[0];
  if (!number) return <strong>{text}</strong>;
  return (
    <strong>
      <a href={`tel:${number.replace(/ /g, '')}`}>{text}</a>
    </strong>
  );
}
