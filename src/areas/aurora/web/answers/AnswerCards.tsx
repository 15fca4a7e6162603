import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime, hourIn } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { Scene } from '#ui/Scene.tsx';
import type { AnswerCard as Card, CardKind } from '../../rules/card.ts';
import shared from '../chatbot.module.css';
import classes from './AnswerCards.module.css';

const kinds: Readonly<Record<CardKind, MessageDescriptor>> = {
  HUDDLE: msg`Huddle`,
  COMMUNITY: msg`Community`,
  PERSON: msg`Person`,
  POST: msg`Post`,
  INSPIRATION: msg`Inspiration`,
  CARPOOL: msg`Carpool`,
  PLACE: msg`Place`,
};

/** The things that an answer names, each with its link; what may no longer be seen is only counted. */
export function AnswerCards({ cards, gone = 0 }: { cards: readonly Card[]; gone?: number }) {
  return (
    <>
      {cards.length > 0 && (
        <ul className={classes.cards}>
          {cards.map((card) => (
            <li key={`${card.kind} ${card.id}`}>
              <AnswerCard card={card} />
            </li>
          ))}
        </ul>
      )}
      {gone > 0 && (
        <p className={shared.quiet}>
          <Plural value={gone} one="# thing named here is gone." other="# things named here are gone." />
        </p>
      )}
    </>
  );
}

function AnswerCard({ card }: { card: Card }) {
  const { t } = useLingui();
  const clock = useClock(card.timeZone ?? undefined);
  const facts = [card.placeName, card.why].filter(Boolean).join(' · ');
  return (
    <Link to={card.path} className={classes.card}>
      <CardPicture card={card} />
      <span className={classes.cardWords}>
        <span className={classes.eyebrow}>
          {t(kinds[card.kind])}
          {card.when && (
            <>
              {' · '}
              <time suppressHydrationWarning dateTime={card.when}>
                {formatDateTime(new Date(card.when), new Date(), clock)}
              </time>
            </>
          )}
        </span>
        <strong dir="auto">{card.title}</strong>
        {card.line && (
          <span className={classes.line} dir="auto">
            {card.line}
          </span>
        )}
        {facts && (
          <span className={shared.quiet} dir="auto">
            {facts}
          </span>
        )}
      </span>
    </Link>
  );
}

function CardPicture({ card }: { card: Card }) {
  const round = card.kind === 'PERSON' ? true : undefined;
  const [broken, setBroken] = useState(false);
  if (card.pictureUrl && !broken) {
    const more = card.pictureUrl.includes('?') ? '&' : '?';
    const src = `${card.pictureUrl}${more}w=320`;
    return (
      <img
        className={classes.picture}
        data-round={round}
        src={src}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        onError={() => setBroken(true)}
      />
    );
  }
  const hour = card.when ? hourIn(new Date(card.when), card.timeZone ?? 'UTC') : 10;
  return (
    <span className={classes.picture} data-round={round} aria-hidden="true">
      <Scene id={card.id} hour={hour} />
    </span>
  );
}
