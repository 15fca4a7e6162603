import { createElement, type ReactNode, type SVGProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Stroke = [tag: string, attributes: Record<string, string>];

interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'stroke'> {
  size?: number | string;
  stroke?: number | string;
  title?: string;
  children?: ReactNode;
}

const box = { xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24' };
const round = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/**
 * Stands in for the icon library's own maker while pages are rendered on the server (`vite.config.ts`), and writes the
 * same: a page has a hundred strokes, and React would look at each of them again every time.
 */
export default function makeIcon(type: 'outline' | 'filled', name: string, _: string, strokes: Stroke[]) {
  const drawn = renderToStaticMarkup(strokes.map(([tag, attributes]) => createElement(tag, attributes)));
  return (props: IconProps) => {
    const { color = 'currentColor', size = 24, stroke = 2, title, className, children, ...rest } = props;
    const classes = ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' ');
    const lines = { fill: 'none', stroke: color, strokeWidth: stroke, ...round };
    const look = type === 'filled' ? { fill: color, stroke: 'none' } : lines;
    const inner = `${title ? renderToStaticMarkup(createElement('title', null, title)) : ''}${drawn}`;
    if (children) throw new Error('An icon has no children here: write them beside it.');
    return createElement('svg', {
      ...box,
      ...look,
      width: size,
      height: size,
      className: classes,
      ...rest,
      dangerouslySetInnerHTML: { __html: inner },
    });
  };
}
