import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Action } from '#ui/Action.tsx';
import { MAX_QUESTION } from '../../rules/turn.ts';
import shared from '../chatbot.module.css';
import classes from './ActCard.module.css';
import { actWords } from './act-words.ts';
import { type Act, doAct } from './do-act.ts';
import { isParty, RideWish } from './RideWish.tsx';

type Stage =
  | { readonly kind: 'ASKED' | 'DOING' | 'REFUSED' | 'OVER' }
  | { readonly kind: 'DONE'; readonly message: string; readonly path: string }
  | { readonly kind: 'FAILED'; readonly message: string };

/** Of an answer that is read again: what was carried out meanwhile, here or elsewhere, is done. */
function stageOf({ state, path }: Act): Stage {
  if (state === 'DONE') return { kind: 'DONE', message: '', path };
  return { kind: state === 'OVER' ? 'OVER' : 'ASKED' };
}

/** What Aurora has prepared: nothing happens before the person presses, and then the ordinary verb is called. */
export function ActCard({ turnId, act }: { turnId: string; act: Act }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const clock = useClock(act.timeZone ?? undefined);
  const [stage, setStage] = useState<Stage>(() => stageOf(act));
  const [party, setParty] = useState(act.ride?.party ?? 1);
  const [words, setWords] = useState(act.words ?? '');
  const isComplete = isParty(party) && (act.words === null || words.trim() !== '');
  const press = async () => {
    setStage({ kind: 'DOING' });
    try {
      const done = await doAct(turnId, act, { party, words: words.trim() });
      setStage({ kind: 'DONE', ...done });
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'aurora' });
    } catch (error) {
      setStage({ kind: 'FAILED', message: wordProblem(error) });
    }
  };
  if (stage.kind === 'REFUSED') return null;
  const isOpen = stage.kind !== 'DONE' && stage.kind !== 'OVER';
  return (
    <section className={classes.act} aria-label={isOpen ? t`To confirm: ${act.title}` : act.title}>
      <p>
        {t(actWords[act.act].asked)}
        <br />
        <strong dir="auto">{act.title}</strong>
        {act.when && act.act !== 'DRAFT' && (
          <span className={shared.quiet}> · {formatDateTime(new Date(act.when), new Date(), clock)}</span>
        )}
        {act.guests !== null && (
          <span className={shared.quiet}>
            {' · '}
            <Plural value={act.guests} one="with # guest" other="with # guests" />
          </span>
        )}
      </p>
      {stage.kind === 'DONE' ? (
        <p role="status" className={classes.done}>
          <IconCheck aria-hidden size={18} /> {stage.message || t(actWords[act.act].done)}{' '}
          <Link to={stage.path}>
            <Trans>Open</Trans>
          </Link>
        </p>
      ) : stage.kind === 'OVER' ? (
        <p className={shared.quiet}>
          <Trans>This has already begun.</Trans>
        </p>
      ) : (
        <>
          {stage.kind === 'FAILED' && (
            <p role="alert" className={classes.failed}>
              {stage.message}{' '}
              <Link to={act.path}>
                <Trans>Do it on its page</Trans>
              </Link>
            </p>
          )}
          {act.ride && <RideWish ride={act.ride} path={act.path} party={party} onParty={setParty} />}
          {act.words !== null && (
            <Textarea
              size="md"
              label={t`Your question to the host`}
              autosize
              minRows={1}
              maxRows={5}
              maxLength={MAX_QUESTION}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          )}
          <div className={shared.ways}>
            <Action
              size="small"
              onClick={() => void press()}
              disabled={stage.kind === 'DOING' || !isComplete}
            >
              <Trans>Confirm</Trans>
            </Action>
            <Action size="small" look="plain" onClick={() => setStage({ kind: 'REFUSED' })}>
              <Trans>No, thank you</Trans>
            </Action>
          </div>
        </>
      )}
    </section>
  );
}
