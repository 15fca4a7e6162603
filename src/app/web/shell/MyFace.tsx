import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import type { MyAccount } from '#areas/account/web/public/my-account.ts';
import { Avatar } from '#ui/Avatar.tsx';
import classes from './AvatarMenu.module.css';

/** The button that opens my menu: my own face. */
export function MyFace({ me, ...rest }: { me: MyAccount } & ComponentProps<'button'>) {
  const { t } = useLingui();
  const face = { id: me.id, name: me.displayName, pictureUrl: me.profilePicUrl };
  return (
    <button type="button" {...rest} className={classes.face} data-tour="face" aria-label={t`My menu`}>
      <Avatar face={face} size={36} named />
    </button>
  );
}
