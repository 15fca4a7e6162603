import { Trans } from '@lingui/react/macro';
import type { PersonKind } from '../../rules/kinds.ts';
import type { SentenceProps } from './HuddleSentence.tsx';

/** What happened between people, as one says it. */
export function PersonSentence({ kind, who }: SentenceProps<PersonKind>) {
  switch (kind) {
    case 'PERSON_FOLLOWED':
      return <Trans>{who} follows you.</Trans>;
    case 'PERSON_FOLLOW_REQUEST':
      return <Trans>{who} asks to follow you.</Trans>;
    case 'PERSON_FOLLOW_ACCEPTED':
      return <Trans>{who} accepted your request to follow.</Trans>;
  }
}
