import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActKind } from '../../rules/card.ts';

interface ActWords {
  /** What it would do, before its object. */
  readonly asked: MessageDescriptor;
  readonly done: MessageDescriptor;
}

export const actWords: Readonly<Record<ActKind, ActWords>> = {
  RSVP: { asked: msg`RSVP yes to`, done: msg`You said yes.` },
  MAYBE: { asked: msg`Say maybe to`, done: msg`You said maybe.` },
  DECLINE: { asked: msg`Say no to`, done: msg`You said no.` },
  ASK_HOST: {
    asked: msg`Ask the host, for everybody to read under`,
    done: msg`Your question is shown under the huddle.`,
  },
  FOLLOW: { asked: msg`Follow`, done: msg`You follow them, or have asked to.` },
  JOIN: { asked: msg`Join, or ask to join`, done: msg`You belong to it, or have asked to.` },
  DRAFT: { asked: msg`Keep as a draft only you see`, done: msg`The draft is saved.` },
  RIDE: { asked: msg`Ask for a ride`, done: msg`You have asked for a seat.` },
};
