import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import type { Kind } from '../../rules/kinds.ts';
import { answerOffer, choicesQuery, settingsQuery, weekQuery } from './choices.ts';
import { kindNames } from './kind-names.ts';
import classes from './WeekCard.module.css';

/** How much I heard last week, and what I never open: each is offered once to be heard of less (NOT-6). */
export function Week() {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { data } = useQuery(weekQuery);
  if (!data) return null;
  const { told, pushed, mailed, opened } = data.last;
  const answer = async (kind: Kind, less: boolean) => {
    toastOutcome(t`Notifications`, await runAndToast(() => answerOffer(kind, less)));
    const changed = [weekQuery.queryKey, choicesQuery.queryKey, settingsQuery.queryKey];
    await Promise.all(changed.map((queryKey) => queries.invalidateQueries({ queryKey })));
  };
  return (
    <div className={classes.week}>
      <p className={classes.numbers}>
        <Trans>
          Last week: {told} in the app, {pushed} on your devices, {mailed} by mail. You opened {opened}.
        </Trans>
      </p>
      {data.offers.map(({ kind, told: count }) => {
        const name = i18n._(kindNames[kind]);
        return (
          <section key={kind} className={classes.offer} aria-label={name}>
            <p>
              <strong>{name}</strong>
              <small>
                <Plural
                  value={count}
                  one="# time, and you opened none for 30 days"
                  other="# times, and you opened none for 30 days"
                />
              </small>
            </p>
            <div className={classes.acts}>
              <SubmitButton look="outline" size="small" onPress={() => answer(kind, true)}>
                <Trans>Less of this</Trans>
              </SubmitButton>
              <SubmitButton look="plain" size="small" onPress={() => answer(kind, false)}>
                <Trans>Leave it as it is</Trans>
              </SubmitButton>
            </div>
          </section>
        );
      })}
    </div>
  );
}
