import { Trans, useLingui } from '@lingui/react/macro';
import { IconCheck, IconCopy, IconPrinter, IconShare } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createLink } from '#areas/link/web/public/create-link.ts';
import { wordProblem } from '#platform/web/api-problem.ts';
import { Action, ActionLink } from '#ui/Action.tsx';
import { ErrorState } from '#ui/ErrorState.tsx';
import { QrCode } from '#ui/QrCode.tsx';
import { ResponsiveSheet } from '#ui/ResponsiveSheet.tsx';
import { showToast } from '#ui/toast.ts';
import type { HuddleView } from '../../contract/views.ts';
import { InviteSection } from './InviteSection.tsx';
import classes from './ShareSheet.module.css';

interface ShareSheetProps {
  huddle: HuddleView;
  /** It has just been published: then this is what comes next. */
  isNew: boolean;
  onClose: () => void;
}

/** Every way to bring people to a huddle: hand the link on, let it be scanned, invite, print a poster. */
export default function ShareSheet({ huddle, isNew, onClose }: ShareSheetProps) {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: ['huddle', huddle.id, 'my-link'],
    queryFn: () => createLink('HUDDLE', huddle.id),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return (
    <ResponsiveSheet
      opened
      onClose={onClose}
      title={isNew ? <Trans>Published. Now share it</Trans> : <Trans>Share this huddle</Trans>}
    >
      <div className={classes.sheet}>
        {isLoadingError && <ErrorState onRetry={() => void refetch()} retrying={isFetching} />}
        <LinkSection name={huddle.name} url={data?.url ?? ''} />
        {huddle.sight === 'HOST' && <InviteSection huddle={huddle} url={data?.url ?? ''} />}
        {huddle.privacy === 'PUBLIC' && (
          <ActionLink
            look="outline"
            wide
            to={`/huddle/poster/${huddle.id}`}
            icon={<IconPrinter aria-hidden size={20} />}
          >
            <Trans>Print a poster</Trans>
          </ActionLink>
        )}
      </div>
    </ResponsiveSheet>
  );
}

/** The link itself: handed on, copied, scanned. Its room is kept while it is made. */
function LinkSection({ name, url }: { name: string; url: string }) {
  const { t } = useLingui();
  return (
    <section className={classes.link}>
      <div className={classes.code}>{url && <QrCode text={url} label={t`QR code of the link`} />}</div>
      <div className={classes.ways}>
        <p className={classes.address}>{url.replace(/^https?:\/\//, '')}</p>
        {'share' in navigator && (
          <Action
            disabled={!url}
            wide
            icon={<IconShare aria-hidden size={20} />}
            onClick={() => void navigator.share({ title: name, url }).catch(() => undefined)}
          >
            <Trans>Send</Trans>
          </Action>
        )}
        <CopyButton url={url} look={'share' in navigator ? 'outline' : 'filled'} />
      </div>
    </section>
  );
}

function CopyButton({ url, look }: { url: string; look: 'outline' | 'filled' }) {
  const { t } = useLingui();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch (error) {
      showToast({ kind: 'error', summary: t`Share`, detail: wordProblem(error) });
    }
  };
  const Icon = copied ? IconCheck : IconCopy;
  return (
    <Action
      look={look}
      wide
      disabled={!url}
      icon={<Icon aria-hidden size={20} />}
      onClick={() => void copy()}
    >
      {copied ? <Trans>Copied</Trans> : <Trans>Copy the link</Trans>}
    </Action>
  );
}
