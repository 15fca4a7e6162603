import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { activeMenu, type Counts, type MainMenu, menusFor, type SubMenu } from './navigation.ts';
import classes from './SideNavigation.module.css';

interface SideNavigationProps {
  flags: { readonly dev: boolean; readonly beta: boolean };
  counts: Counts;
  /** Told when a sub-menu was chosen, so that the over mode can close (SHELL-8). */
  onChoice?: () => void;
}

/** Icons of the main menus, and beside them the sub-menus of the one that is active (SHELL-7). */
export function SideNavigation({ flags, counts, onChoice }: SideNavigationProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const menus = menusFor(flags);
  const current = activeMenu(pathname, menus);
  const [looked, setLooked] = useState<{ id: string; at: string }>();
  const shown = (looked?.at === pathname && menus.find((menu) => menu.id === looked.id)) || current;
  return (
    <nav className={classes.navigation} aria-label={t`Main`}>
      <ul className={classes.icons}>
        {menus.map((menu) => (
          <li key={menu.id}>
            <MainIcon
              menu={menu}
              active={menu.id === shown?.id}
              counted={countOf(menu, counts)}
              onLook={() => setLooked({ id: menu.id, at: pathname })}
              onChoice={onChoice}
            />
          </li>
        ))}
      </ul>
      {shown && <SubMenus menu={shown} counts={counts} onChoice={onChoice} />}
    </nav>
  );
}

function countOf(menu: MainMenu, counts: Counts): number {
  return menu.items.reduce((sum, { counted }) => sum + (counted ? counts[counted] : 0), 0);
}

interface MainIconProps {
  menu: MainMenu;
  active: boolean;
  counted: number;
  onLook: () => void;
  onChoice: (() => void) | undefined;
}

/** A menu with one entry leads there; one with several shows them first. */
function MainIcon({ menu, active, counted, onLook, onChoice }: MainIconProps) {
  const { i18n, t } = useLingui();
  const { Icon, items } = menu;
  const name = i18n._(menu.label);
  const label = counted > 0 ? t`${name}, ${counted} new` : name;
  const shared = { className: classes.icon, 'aria-label': label, 'data-active': active || undefined };
  const face = (
    <>
      <Icon aria-hidden size={24} stroke={1.7} />
      {counted > 0 && <span className={classes.dot} aria-hidden="true" />}
    </>
  );
  return (
    <>
      {items.length === 1 ? (
        <Link to={items[0].to} {...shared} onClick={onChoice}>
          {face}
        </Link>
      ) : (
        <button type="button" {...shared} onClick={onLook} aria-expanded={active}>
          {face}
        </button>
      )}
      <span className={classes.tip} aria-hidden="true">
        {name}
      </span>
    </>
  );
}

interface SubMenusProps {
  menu: MainMenu;
  counts: Counts;
  onChoice: (() => void) | undefined;
}

function SubMenus({ menu, counts, onChoice }: SubMenusProps) {
  const { i18n } = useLingui();
  return (
    <div className={classes.subMenus}>
      <p className={classes.heading}>{i18n._(menu.label)}</p>
      <ul>
        {menu.items.map((item) => (
          <li key={item.to}>
            <SubMenuLink item={item} count={item.counted ? counts[item.counted] : 0} onChoice={onChoice} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function SubMenuLink({
  item,
  count,
  onChoice,
}: {
  item: SubMenu;
  count: number;
  onChoice: (() => void) | undefined;
}) {
  const { i18n } = useLingui();
  return (
    <NavLink to={item.to} end className={classes.subMenu ?? ''} onClick={onChoice}>
      <span className={classes.label}>{i18n._(item.label)}</span>
      {count > 0 && <span className={classes.badge}>{count > 99 ? '99+' : count}</span>}
      <span className={classes.description}>{i18n._(item.description)}</span>
    </NavLink>
  );
}
