import { useState } from 'react';
import type { MyAccount } from '#areas/account/web/public/my-account.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { MyFace } from './MyFace.tsx';

const AvatarMenuList = latePart(() => import('./AvatarMenuList.tsx'));

/** Who I am, my theme, where I may go, and out (SHELL-3); its list is loaded when it is first wanted. */
export function AvatarMenu({ me }: { me: MyAccount }) {
  const [wanted, setWanted] = useState(false);
  const button = (
    <MyFace me={me} onClick={() => setWanted(true)} aria-haspopup="menu" aria-expanded={false} />
  );
  if (!wanted) return button;
  return <AvatarMenuList me={me} meanwhile={button} />;
}
