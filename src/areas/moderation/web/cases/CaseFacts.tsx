import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { CaseLine } from '../../contract/cases.ts';
import { doubtNames, heldNames } from '../messages.ts';

/** Why it stands in the queue: who held it back, or how many reported it and as how many they count. */
export function CaseFacts({ line: { held, reports, countsAs, weight, doubts } }: { line: CaseLine }) {
  const { i18n } = useLingui();
  const why = doubts.map((doubt) => i18n._(doubtNames[doubt])).join(', ');
  const counted = i18n.number(doubts.includes('RECORD') ? weight : countsAs, { maximumFractionDigits: 1 });
  return (
    <>
      {held && i18n._(heldNames[held])}
      {held && reports > 0 && ' · '}
      {reports > 0 && <Plural value={reports} one="# report" other="# reports" />}
      {reports > 0 && why && (
        <>
          ,{' '}
          <Trans>
            counted as {counted}: {why}
          </Trans>
        </>
      )}
    </>
  );
}
