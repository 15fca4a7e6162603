import { type ComponentType, createContext, createElement, use } from 'react';

/**
 * What is the same on every page for visitors of a language, by the element that stands in for it and in the order of
 * a page: marks of the head, looks, navigation, footer, scripts.
 */
export const frameParts = ['meta', 'style', 'nav', 'footer', 'script'] as const;
export type Part = (typeof frameParts)[number];

/** Whether these parts are left out of a rendering, because their markup is known. */
export const PartsLeftOut = /* @__PURE__ */ createContext(false);

/** On the server, in place of a part of the frame: draws it, or only notes where it belongs. */
export function partOfFrame<P extends object>(part: Part, Component: ComponentType<P>): ComponentType<P> {
  return (props: P) =>
    use(PartsLeftOut) ? createElement(part, { 'data-part': '' }) : createElement(Component, props);
}
