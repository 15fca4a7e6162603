import { Trans, useLingui } from '@lingui/react/macro';
import { IconMapPin } from '@tabler/icons-react';
import { addressIn } from '#platform/shared/address-in.ts';
import { Avatar } from '#ui/Avatar.tsx';
import classes from './composer.module.css';
import type { Suggestion } from './use-suggestions.ts';

interface SuggestionsProps {
  id: string;
  found: readonly Suggestion[];
  chosen: Suggestion | undefined;
  looking: boolean;
  onChoose: (suggestion: Suggestion) => void;
}

/** Who and what may be meant; the field keeps the focus. */
export function Suggestions({ id, found, chosen, looking, onChoose }: SuggestionsProps) {
  const { t, i18n } = useLingui();
  if (found.length === 0) {
    return (
      <p className={classes.none} role="status">
        {looking ? <Trans>Looking …</Trans> : <Trans>Two letters of a person or a place</Trans>}
      </p>
    );
  }
  return (
    <div className={classes.suggestions} id={id} role="listbox" aria-label={t`People and places`}>
      {found.map((each) => (
        <div
          key={`${each.type} ${each.id}`}
          id={`${id} ${each.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={each === chosen}
          className={classes.suggestion}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(each);
          }}
        >
          {each.type === 'PERSON' ? (
            <Avatar
              face={{ id: each.id, name: each.name, pictureUrl: each.pictureUrl ?? null }}
              size={28}
              named
            />
          ) : (
            <IconMapPin aria-hidden size={24} stroke={1.6} />
          )}
          <span dir="auto">{each.name}</span>
          <small dir="auto">
            {each.type === 'PERSON' ? `@${each.detail}` : addressIn(i18n.locale, each.detail)}
          </small>
        </div>
      ))}
    </div>
  );
}
