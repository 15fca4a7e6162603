import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { wordProblem } from '#platform/web/api-problem.ts';
import { showToast } from '#ui/toast.ts';
import { setBeta } from '../mutations.ts';
import { type MyAccount, myAccount } from '../public/my-account.ts';
import { useChangeMe } from '../use-change-me.ts';
import { Section } from './Section.tsx';
import { SwitchRow } from './SwitchRow.tsx';

type Openness = Pick<
  MyAccount['preference'],
  'connectionApprovalRequired' | 'shownToVisitors' | 'attendanceShared'
>;

/** Who may follow without being asked, whether strangers see me on the first page, and leaders how often I came. */
export function PrivacySettings({ me }: { me: MyAccount }) {
  const change = useChangeMe();
  const choose = (chosen: Partial<Openness>) => {
    const preference = { ...me.preference, ...chosen };
    void change(chosen, (known) => ({ ...known, preference }));
  };
  return (
    <Section title={<Trans>Privacy</Trans>}>
      <SwitchRow
        name={<Trans>Approve followers</Trans>}
        on={me.preference.connectionApprovalRequired}
        onChange={(connectionApprovalRequired) => choose({ connectionApprovalRequired })}
      >
        <Trans>People who want to follow you ask first; you accept or decline.</Trans>
      </SwitchRow>
      <SwitchRow
        name={<Trans>Show me on the first page</Trans>}
        on={me.preference.shownToVisitors}
        onChange={(shownToVisitors) => choose({ shownToVisitors })}
      >
        <Trans>
          Visitors may meet you among the trailblazers: your name, your picture and what you say about
          yourself.
        </Trans>
      </SwitchRow>
      <SwitchRow
        name={<Trans>Show leaders how often I came</Trans>}
        on={me.preference.attendanceShared}
        onChange={(attendanceShared) => choose({ attendanceShared })}
      >
        <Trans>
          When you ask to come to an outing of a community, its hosts see how many of its outings you came to,
          how many were as hard, and whether you have another outing that day. Nothing else.
        </Trans>
      </SwitchRow>
    </Section>
  );
}

/** What is still being tried out, for who likes to look (GATE-10). */
export function BetaSettings({ me }: { me: MyAccount }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const choose = async (on: boolean) => {
    try {
      await setBeta(on);
      await queries.invalidateQueries({ queryKey: myAccount.queryKey });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Settings`, detail: wordProblem(error) });
    }
  };
  return (
    <Section title={<Trans>Beta</Trans>}>
      <SwitchRow
        name={<Trans>Show me what is being tried out</Trans>}
        on={me.preference.betaUser}
        onChange={(on) => void choose(on)}
      >
        <Trans>Parts that are not finished yet. They may change, and you may tell us so.</Trans>
      </SwitchRow>
    </Section>
  );
}
