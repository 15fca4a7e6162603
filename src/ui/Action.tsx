import type { ComponentProps, ReactNode } from 'react';
import classes from './Action.module.css';
import { PageLink, type PageLinkProps } from './PageLink.tsx';

interface Look {
  /** `filled` is the one next step of a view; everything else is `outline` or `plain`. */
  look?: 'filled' | 'outline' | 'plain' | 'onPicture';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

function classOf({ look = 'filled', size = 'medium', wide }: Omit<Look, 'children'>, more = ''): string {
  return [classes.action, classes[look], classes[size], wide ? classes.wide : '', more]
    .filter(Boolean)
    .join(' ');
}

/** A button as plain HTML: public pages carry no component library for it. After its words comes a space, for browsers that show text alone. */
export function Action(props: Look & Omit<ComponentProps<'button'>, keyof Look>) {
  const { look, size, icon, wide, children, className, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={classOf({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)}
    >
      {icon}
      {children}{' '}
    </button>
  );
}

/** A link that looks like a button. */
export function ActionLink(props: Look & Omit<PageLinkProps, keyof Look>) {
  const { look, size, icon, wide, children, className, ...rest } = props;
  return (
    <PageLink
      {...rest}
      className={classOf({ ...(look && { look }), ...(size && { size }), ...(wide && { wide }) }, className)}
    >
      {icon}
      {children}{' '}
    </PageLink>
  );
}
