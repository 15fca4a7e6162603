import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconDots } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { formatDateTime } from '#platform/shared/time.ts';
import { useClock } from '#platform/web/clock.tsx';
import { ActionMenu } from '#ui/ActionMenu.tsx';
import { Badge } from '#ui/Badge.tsx';
import type { AuthoredView } from '../../contract/views.ts';
import { addressOf, editAddressOf } from '../address-of.ts';
import classes from '../list.module.css';
import { EndDialog } from './EndDialog.tsx';

/** One of my inspirations: how far it is, and how it is read. */
export function AuthoredRow({ item }: { item: AuthoredView }) {
  const { t } = useLingui();
  const clock = useClock();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<'unpublish' | 'delete'>();
  const { id, state, title, savedAt, scheduledAt } = item;
  const at = (instant: string) => formatDateTime(new Date(instant), new Date(), clock);
  const isOut = state === 'PUBLISHED';
  return (
    <article className={classes.row}>
      <div>
        <h2 dir="auto">
          <Link to={editAddressOf(id)}>{title || <Trans>Without a title</Trans>}</Link>
        </h2>
        <p className={classes.facts}>
          <State item={item} />
          <span>
            {state === 'SCHEDULED' && scheduledAt ? (
              <Trans>appears {at(scheduledAt)}</Trans>
            ) : (
              <Trans>saved {at(savedAt)}</Trans>
            )}
          </span>
        </p>
        {isOut && <Numbers item={item} />}
      </div>
      <ActionMenu
        quiet
        label={t`More about this inspiration`}
        icon={<IconDots aria-hidden size={20} />}
        entries={[
          { key: 'edit', label: <Trans>Edit</Trans>, to: editAddressOf(id), here: true },
          ...(isOut
            ? [{ key: 'see', label: <Trans>See it as readers do</Trans>, to: addressOf(id), here: true }]
            : []),
          ...(isOut
            ? [{ key: 'unpublish', label: <Trans>Unpublish</Trans>, run: () => setAsked('unpublish') }]
            : []),
          { key: 'delete', label: <Trans>Delete</Trans>, danger: true, run: () => setAsked('delete') },
        ]}
      />
      {asked && (
        <EndDialog
          draft={item}
          what={asked}
          onReload={() => queries.invalidateQueries({ queryKey: ['inspiration', 'list'] })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </article>
  );
}

function State({ item: { state, changed, hidden } }: { item: AuthoredView }) {
  if (state === 'DRAFT') {
    return (
      <Badge>
        <Trans>Draft</Trans>
      </Badge>
    );
  }
  if (state === 'SCHEDULED') {
    return (
      <Badge tone="waiting">
        <Trans>Scheduled</Trans>
      </Badge>
    );
  }
  if (hidden) {
    return (
      <Badge tone="waiting">
        <Trans>Only you see it: moderators are looking at it, or have hidden it</Trans>
      </Badge>
    );
  }
  return (
    <Badge tone="brand">{changed ? <Trans>Published, with changes</Trans> : <Trans>Published</Trans>}</Badge>
  );
}

function Numbers({ item }: { item: AuthoredView }) {
  const { readerCount, likeCount, saveCount, commentCount } = item;
  return (
    <p className={classes.facts}>
      <span>
        <Plural value={readerCount} one="# reader" other="# readers" />
      </span>
      <span>
        <Plural value={likeCount} one="# like" other="# likes" />
      </span>
      <span>
        <Plural value={saveCount} one="saved once" other="saved # times" />
      </span>
      <span>
        <Plural value={commentCount} one="# comment" other="# comments" />
      </span>
    </p>
  );
}
