import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { runAndToast } from '#platform/web/run-and-toast.ts';
import { PageLink } from '#ui/PageLink.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { toastOutcome } from '#ui/toast-outcome.ts';
import { pathOfObject } from '../../rules/objects.ts';
import { mutesQuery, unmute } from './choices.ts';
import classes from './MutedList.module.css';

/** What I have muted, to be found again and unmuted (NOT-6). */
export function MutedList() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { data } = useQuery(mutesQuery);
  if (!data) return null;
  if (data.items.length === 0)
    return (
      <p className={classes.none}>
        <Trans>Nothing is muted. On the page of a huddle or a community you find Mute.</Trans>
      </p>
    );
  return (
    <ul className={classes.list}>
      {data.items.map(({ type, id, name }) => {
        const words = name ?? t`No longer available`;
        return (
          <li key={id}>
            {name === null ? (
              <span>{words}</span>
            ) : (
              <PageLink to={pathOfObject({ type, id }, 'SYSTEM')} dir="auto">
                {words}
              </PageLink>
            )}
            <SubmitButton
              look="outline"
              size="small"
              aria-label={t`Unmute ${words}`}
              onPress={async () => {
                toastOutcome(t`Notifications`, await runAndToast(() => unmute(type, id)));
                await queries.invalidateQueries({ queryKey: mutesQuery.queryKey });
              }}
            >
              <Trans>Unmute</Trans>
            </SubmitButton>
          </li>
        );
      })}
    </ul>
  );
}
