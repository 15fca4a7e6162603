import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import type { ImportedKind } from '../../rules/import.ts';
import classes from '../leave.module.css';
import type { FoundInCopy } from './imports.ts';

const names = {
  profile: msg`Profile and picture`,
  settings: msg`Settings`,
  follows: msg`People I follow`,
  posts: msg`Posts`,
  articles: msg`Inspirations and drafts`,
} satisfies Record<ImportedKind, unknown>;

interface FoundTableProps {
  kinds: FoundInCopy['kinds'];
  /** Without it the counts say what was brought in. */
  choice?: { readonly chosen: readonly ImportedKind[]; readonly onChoose: (kinds: ImportedKind[]) => void };
}

/** What is in a copy, kind by kind: to be chosen, or brought in. */
export function FoundTable({ kinds, choice }: FoundTableProps) {
  const { i18n } = useLingui();
  return (
    <ul className={classes.exports}>
      {kinds.map(({ kind, ...counts }) => {
        const name = i18n._(names[kind]);
        return (
          <li key={kind}>
            {choice ? (
              <Checkbox
                label={name}
                description={<Counts kind={kind} counts={counts} isDone={false} />}
                checked={choice.chosen.includes(kind)}
                disabled={counts.fresh === 0}
                onChange={({ currentTarget: { checked } }) =>
                  choice.onChoose(
                    kinds
                      .map((each) => each.kind)
                      .filter((each) => (each === kind ? checked : choice.chosen.includes(each))),
                  )
                }
              />
            ) : (
              <>
                <h3>{name}</h3>
                <p>
                  <Counts kind={kind} counts={counts} isDone />
                </p>
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface CountsProps {
  kind: ImportedKind;
  counts: { readonly fresh: number; readonly here: number; readonly left: number };
  isDone: boolean;
}

function Counts({ kind, counts: { fresh, here, left }, isDone }: CountsProps) {
  if (kind === 'profile' || kind === 'settings') return <OfOne fresh={fresh} isDone={isDone} />;
  return (
    <>
      {isDone ? <Trans>{fresh} imported</Trans> : <Trans>{fresh} new</Trans>}
      {here > 0 && (
        <>
          {', '}
          <Trans>{here} here already</Trans>
        </>
      )}
      {left > 0 && (
        <>
          {', '}
          {kind === 'follows' ? <Trans>{left} not here</Trans> : <Trans>{left} left out</Trans>}
        </>
      )}
    </>
  );
}

function OfOne({ fresh, isDone }: { fresh: number; isDone: boolean }) {
  if (fresh === 0) return <Trans>Left out</Trans>;
  if (isDone) return <Trans>Brought in</Trans>;
  return <Trans>Takes the place of what you have here</Trans>;
}
