import { Trans } from '@lingui/react';
import type { NotificationView } from '../../contract.ts';
import { unnamedMessages } from '../../page-messages/unnamed.ts';
import { noticeMessages } from '../../page-messages.ts';
import { noticeValues } from '../../rules/notice-values.ts';

interface SentenceProps {
  notification: NotificationView;
  /** How many more did the same. */
  others?: number;
}

/** What happened, as one says it; names that may no longer be shown are left out. */
export function Sentence({ notification: { kind, actor, object, facts }, others = 0 }: SentenceProps) {
  const who = <strong dir="auto">{actor?.displayName ?? <Trans {...unnamedMessages.ACTOR} />}</strong>;
  const what = <strong dir="auto">{object.name ?? <Trans {...unnamedMessages[object.type]} />}</strong>;
  return <Trans {...noticeMessages[kind]} values={{ ...noticeValues(facts, others), who, what }} />;
}
