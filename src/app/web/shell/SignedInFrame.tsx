import { type ReactNode, useState } from 'react';
import type { MyAccount } from '#areas/account/web/public/my-account.ts';
import { useUnreadRooms } from '#areas/chat/web/public/use-unread-rooms.ts';
import { useCommunitiesWaiting } from '#areas/community/web/public/use-communities-waiting.ts';
import { useNewNotifications } from '#areas/notification/web/public/use-new-notifications.ts';
import { latePart } from '#platform/web/lazy-part.ts';
import { OptionalBoundary } from '#ui/OptionalBoundary.tsx';
import { useKeptFocus } from '#ui/use-kept-focus.ts';
import { BottomBar } from './BottomBar.tsx';
import { BrowserNote } from './BrowserNote.tsx';
import { IntroCard } from './IntroCard.tsx';
import { NetworkLine } from './NetworkLine.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import classes from './SignedInFrame.module.css';
import { TopBar } from './TopBar.tsx';
import { useProfileTheme } from './use-profile-theme.ts';
import { useTour } from './use-tour.ts';

const FrameExtras = latePart(() => import('./FrameExtras.tsx'));
const Banners = latePart(() => import('#areas/operator/web/public/Banners.tsx'));
const MailGone = latePart(() => import('./MailGone.tsx'));
const SideDrawer = latePart(() => import('./SideDrawer.tsx'));

/** The frame around the app: open at the side from 1024 px, over the page below (SHELL-8). */
export function SignedInFrame({ me, children }: { me: MyAccount; children: ReactNode }) {
  const [over, setOver] = useState<boolean>();
  const tour = useTour();
  useProfileTheme(me.theme);
  useKeptFocus();
  const { devUser, betaUser } = me.preference;
  const beta = devUser || betaUser;
  const rooms = useUnreadRooms(beta);
  const counts = { notifications: useNewNotifications(), rooms, communities: useCommunitiesWaiting() };
  const shared = { flags: { dev: devUser, beta: betaUser }, counts };
  return (
    <div className={classes.frame} data-welcome={tour.shown ? '' : undefined}>
      <aside className={classes.side} data-tour="navigation">
        <SideNavigation {...shared} />
      </aside>
      {over !== undefined && <SideDrawer {...shared} opened={over} onClose={() => setOver(false)} />}
      <div className={classes.stage}>
        <TopBar me={me} unreadRooms={rooms} onMenu={() => setOver(true)} />
        <BrowserNote />
        <NetworkLine />
        <OptionalBoundary>
          <Banners />
          {!me.mailArrives && <MailGone me={me} />}
        </OptionalBoundary>
        <main id="content" className={classes.main} tabIndex={-1}>
          {!tour.due && <IntroCard />}
          {children}
        </main>
      </div>
      <BottomBar username={me.username} beta={betaUser} communities={counts.communities} />
      <OptionalBoundary>
        <FrameExtras me={me} tour={tour} />
      </OptionalBoundary>
    </div>
  );
}
