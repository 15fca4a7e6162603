import { Trans } from '@lingui/react/macro';
import { IconSparkles } from '@tabler/icons-react';
import { Action } from '#ui/Action.tsx';
import type { TurnView } from '../../contract/views.ts';
import shared from '../chatbot.module.css';
import { ActCard } from './ActCard.tsx';
import { AnswerCards } from './AnswerCards.tsx';
import { AnswerText } from './AnswerText.tsx';
import { Caution } from './Caution.tsx';
import { MyCoordinates } from './MyCoordinates.tsx';
import { Offers } from './Offers.tsx';
import classes from './Turn.module.css';
import { TurnActions } from './TurnActions.tsx';
import type { LiveTurn } from './use-answering.ts';

interface TurnProps {
  turn: TurnView;
  /** What is heard of it at this moment. */
  live: LiveTurn | undefined;
  isLast: boolean;
  /** Answers the question again, as one of a kind that was chosen. */
  onAgain: (kind?: string) => void;
  /** Listens once more, after the connection was lost. */
  onListen: () => void;
}

/** A question and its answer. */
export function Turn({ turn, live, isLast, onAgain, onListen }: TurnProps) {
  const shown = live?.answer ?? turn;
  const waiting = live !== undefined && !live.lost && shown.text === '';
  return (
    <li className={classes.turn}>
      <p className={classes.question} dir="auto">
        {turn.question}
      </p>
      <div className={classes.answer} aria-busy={live !== undefined && !live.lost}>
        <IconSparkles aria-hidden size={20} className={classes.spark} />
        <div className={classes.said}>
          <Caution caution={shown.caution} />
          {waiting && (
            <p className={shared.thinking}>
              <Trans>Aurora is looking…</Trans>
            </p>
          )}
          <AnswerText text={shown.text} cards={shown.cards} links={live ? [] : turn.links} />
          {isLast && shown.caution === 'EMERGENCY' && !waiting && <MyCoordinates />}
          <AnswerCards cards={shown.cards} gone={live ? 0 : turn.goneCards} />
          {isLast &&
            shown.acts.map((act) => (
              <ActCard key={`${act.act} ${act.objectId}`} turnId={turn.id} act={act} />
            ))}
          {live?.lost && (
            <Notice onPress={onListen} label={<Trans>Try again</Trans>}>
              <Trans>The connection was lost on the way.</Trans>
            </Notice>
          )}
          {!live && <Outcome turn={turn} isLast={isLast} onAgain={onAgain} />}
        </div>
      </div>
    </li>
  );
}

function Outcome({ turn, isLast, onAgain }: Pick<TurnProps, 'turn' | 'isLast' | 'onAgain'>) {
  const again = isLast ? () => onAgain() : undefined;
  return (
    <>
      {turn.fellBack && (
        <p className={shared.quiet}>
          <Trans>The language model did not answer, so Aurora looked it up herself.</Trans>
        </p>
      )}
      {(turn.state === 'FAILED' || turn.state === 'STOPPED') && (
        <Notice onPress={again} label={<Trans>Ask again</Trans>}>
          {turn.state === 'FAILED' ? <Trans>This could not be answered.</Trans> : <Trans>Stopped.</Trans>}
        </Notice>
      )}
      {isLast && turn.state === 'DONE' && <Offers turn={turn} onKind={onAgain} />}
      {(turn.state === 'DONE' || turn.state === 'STOPPED') && (turn.text !== '' || turn.goneCards > 0) && (
        <TurnActions turn={turn} onAgain={again} />
      )}
    </>
  );
}

interface NoticeProps {
  children: React.ReactNode;
  label: React.ReactNode;
  onPress: (() => void) | undefined;
}

function Notice({ children, label, onPress }: NoticeProps) {
  return (
    <p role="status" className={shared.notice}>
      {children}{' '}
      {onPress && (
        <Action size="small" look="outline" onClick={onPress}>
          {label}
        </Action>
      )}
    </p>
  );
}
