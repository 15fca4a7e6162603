import { Trans } from '@lingui/react/macro';
import { IconCamera, IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { coverQuery } from '#areas/person/web/public/cover.ts';
import { COVER_RATIO, cutOf } from '#areas/person/web/public/cover-cut.ts';
import { useBlobAddress } from '#platform/web/blob-address.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { Action } from '#ui/Action.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { Card } from '#ui/Card.tsx';
import { PictureFrame } from '#ui/PictureFrame.tsx';
import { Scene } from '#ui/Scene.tsx';
import type { MyAccount } from '../public/my-account.ts';
import classes from './ProfileHead.module.css';

const CoverSheet = latePart(() => import('./CoverSheet.tsx'));
const PictureSheet = latePart(() => import('./PictureSheet.tsx'));

const MORNING = 8;

/** Cover and picture as others see them, and the ways to change both. */
export function ProfileHead({ me }: { me: MyAccount }) {
  const [opened, setOpened] = useState<'cover' | 'picture'>();
  const { data: cover } = useQuery(coverQuery(me.id, me.coverPhotoUrl));
  const address = useBlobAddress(cover);
  const close = () => setOpened(undefined);
  const face = { id: me.id, name: me.displayName, pictureUrl: me.profilePicUrl };
  return (
    <Card flush className={classes.head}>
      {address ? (
        <PictureFrame className={classes.cover} src={address} cut={cutOf(me)} ratio={COVER_RATIO} />
      ) : (
        <div className={classes.cover} style={{ aspectRatio: COVER_RATIO }}>
          <Scene id={me.id} hour={MORNING} />
        </div>
      )}
      <div className={classes.bar}>
        <span className={classes.face}>
          <Avatar face={face} size={96} />
        </span>
        <p className={classes.names}>
          <strong dir="auto">{me.displayName}</strong>
          <span>@{me.username}</span>
        </p>
        <div className={classes.ways}>
          <Action
            look="outline"
            size="small"
            icon={<IconCamera aria-hidden size={18} />}
            onClick={() => setOpened('picture')}
          >
            <Trans>Change picture</Trans>
          </Action>
          <Action
            look="outline"
            size="small"
            icon={<IconPhoto aria-hidden size={18} />}
            onClick={() => setOpened('cover')}
          >
            <Trans>Change cover</Trans>
          </Action>
        </div>
      </div>
      {opened === 'cover' && <CoverSheet me={me} shown={address} onClose={close} />}
      {opened === 'picture' && <PictureSheet onClose={close} />}
    </Card>
  );
}
