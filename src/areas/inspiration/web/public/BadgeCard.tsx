import { Trans, useLingui } from '@lingui/react/macro';
import { NativeSelect, Textarea } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { wordProblem } from '#platform/web/api-problem.ts';
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts';
import { Card } from '#ui/Card.tsx';
import { SubmitButton } from '#ui/SubmitButton.tsx';
import { showToast } from '#ui/toast.ts';
import { type Profession, professions } from '../../rules/badges.ts';
import { requestBadge } from '../mutations.ts';
import { professionNames } from '../profession-names.ts';
import { badgeQuery } from '../queries.ts';
import { ProfessionBadge } from '../story/ProfessionBadge.tsx';
import classes from './BadgeCard.module.css';

/** The badge of professionals: what I have, what I asked for, and how to ask (INS-5, PER-8). */
export function BadgeCard() {
  const { i18n } = useLingui();
  const { data } = useQuery(badgeQuery);
  if (!data) return null;
  const { badge, request } = data;
  const asked = request && i18n._(professionNames[request.profession]);
  return (
    <Card className={classes.badge} aria-labelledby="badge">
      <h2 id="badge">
        <Trans>Badge of professionals</Trans>
      </h2>
      {badge && (
        <p>
          <Trans>Shown beside your name:</Trans> <ProfessionBadge profession={badge} />
        </p>
      )}
      {request?.state === 'OPEN' ? (
        <p role="status">
          <Trans>You have asked for this badge: {asked}. Moderators will look at it.</Trans>
        </p>
      ) : (
        <>
          <p>
            {request?.state === 'DECLINED' ? (
              <Trans>Your last request ({asked}) was declined. You can ask again.</Trans>
            ) : (
              <Trans>Readers of advice about health see whether its author is a professional.</Trans>
            )}
          </p>
          <Ask without={badge} />
        </>
      )}
    </Card>
  );
}

function Ask({ without }: { without: Profession | null }) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const open = professions.filter((each) => each !== without);
  const [profession, setProfession] = useState<Profession>(open[0] ?? 'GUIDE');
  const [proof, setProof] = useState({ text: '', key: newIdempotencyKey() });
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      const { message } = await requestBadge({ profession, proof: proof.text }, proof.key);
      showToast({ kind: 'success', summary: message });
      await queries.invalidateQueries({ queryKey: badgeQuery.queryKey });
    } catch (error) {
      showToast({ kind: 'error', summary: t`Badge`, detail: wordProblem(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form onSubmit={(event) => void submit(event)} className={classes.ask}>
      <NativeSelect
        size="md"
        label={t`Profession`}
        data={open.map((each) => ({ value: each, label: i18n._(professionNames[each]) }))}
        value={profession}
        onChange={(event) => setProfession(event.currentTarget.value as Profession)}
      />
      <Textarea
        size="md"
        label={t`How we can check it`}
        description={t`A register and your number in it, a link to your practice. Moderators alone read it.`}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2_000}
        value={proof.text}
        onChange={(event) => setProof({ text: event.currentTarget.value, key: newIdempotencyKey() })}
      />
      <span>
        <SubmitButton look="outline" busy={busy} disabled={proof.text.trim() === ''}>
          <Trans>Ask for the badge</Trans>
        </SubmitButton>
      </span>
    </form>
  );
}
