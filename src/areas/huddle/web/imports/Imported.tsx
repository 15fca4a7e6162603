import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { ActionLink } from '#ui/Action.tsx';
import { Card } from '#ui/Card.tsx';
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import classes from './Imports.module.css';
import { publishDraft } from './publish-draft.ts';

interface Failed {
  readonly id: string;
  readonly why: string;
}

/** The drafts are made: look at each, or publish all of them at once. */
export function Imported({ ids }: { ids: readonly string[] }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const [published, setPublished] = useState(0);
  const [failed, setFailed] = useState<readonly Failed[]>();
  const publishAll = async () => {
    setAsking(false);
    const refused: Failed[] = [];
    for (const id of ids) {
      try {
        await publishDraft(id);
        setPublished((before) => before + 1);
      } catch (error) {
        refused.push({ id, why: wordProblem(error) });
      }
    }
    setFailed(refused);
  };
  return (
    <Card className={classes.card}>
      <p aria-live="polite">
        {published > 0 ? (
          <Plural value={published} one="# outing is published." other="# outings are published." />
        ) : (
          <Plural
            value={ids.length}
            _0="Your drafts are up to date."
            one="# draft is made."
            other="# drafts are made."
          />
        )}
      </p>
      {failed && failed.length > 0 && (
        <ul className={classes.outings}>
          {failed.map(({ id, why }) => (
            <li key={id}>
              <span>{why}</span>
              <ActionLink look="outline" to={`/huddle/create?draft=${id}`}>
                <Trans>Open the draft</Trans>
              </ActionLink>
            </li>
          ))}
        </ul>
      )}
      <ActionLink look="outline" to="/huddle/mine?show=DRAFTS">
        <Trans>See my drafts</Trans>
      </ActionLink>
      {ids.length > 0 && !failed && (
        <SubmitButton onPress={() => setAsking(true)} wide>
          <Trans>Publish all of them</Trans>
        </SubmitButton>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t`Publish all of them?`}
        confirm={<Trans>Publish</Trans>}
        onConfirm={publishAll}
      >
        <Trans>
          People see them and can answer. Those who follow you or your community may be told of each.
        </Trans>
      </ConfirmDialog>
    </Card>
  );
}
