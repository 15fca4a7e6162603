import { Trans } from '@lingui/react/macro';
import { differenceOf, type Line } from './difference.ts';
import classes from './edit.module.css';

const AROUND = 1;

interface DifferenceProps {
  first: readonly string[];
  second: readonly string[];
}

/** What each of two copies has alone, with a line around it; what they share stays folded. */
export function Difference({ first, second }: DifferenceProps) {
  const lines = differenceOf(first, second);
  const shown = lines.filter((line, at) => line.in !== 'BOTH' || isNear(lines, at));
  if (lines.every((line) => line.in === 'BOTH')) {
    return (
      <p>
        <Trans>The text is the same.</Trans>
      </p>
    );
  }
  return (
    <ul className={classes.difference}>
      {shown.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand there twice, and nothing moves
        <li key={at} data-in={line.in} dir="auto">
          {line.in === 'FIRST' ? (
            <del>{line.text}</del>
          ) : line.in === 'SECOND' ? (
            <ins>{line.text}</ins>
          ) : (
            line.text
          )}
        </li>
      ))}
    </ul>
  );
}

function isNear(lines: readonly Line[], at: number): boolean {
  return lines.slice(Math.max(0, at - AROUND), at + AROUND + 1).some((line) => line.in !== 'BOTH');
}
