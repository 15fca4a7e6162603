import type { MantineColorsTuple } from '@mantine/core';

type Scale = MantineColorsTuple;

/** The brand. Shade 7 carries white text at 5.4:1, shades 2 to 4 are text on the dark ground. */
const teal: Scale = [
  '#eefaf7',
  '#d6f3ec',
  '#aee6da',
  '#7bd3c3',
  '#48b9a9',
  '#279c8e',
  '#168579',
  '#0f766e',
  '#0c5e58',
  '#0a4a46',
];

/** What waits or ends soon. Shade 7 carries white text. */
const amber: Scale = [
  '#fff8e8',
  '#fdecc4',
  '#fbdb92',
  '#f6c35a',
  '#eba92f',
  '#d18b14',
  '#b3700a',
  '#96590a',
  '#77460d',
  '#5d380f',
];

/** Danger only. */
const red: Scale = [
  '#fdf1ef',
  '#fadbd6',
  '#f4b5ac',
  '#ec8a7d',
  '#e16354',
  '#d24637',
  '#bf3427',
  '#a5291e',
  '#86231b',
  '#6b1f19',
];

/** Stone, not steel: warm greys for lines and quiet text on light ground. */
const gray: Scale = [
  '#faf9f6',
  '#f3f1ec',
  '#e8e5de',
  '#d9d5cc',
  '#bcb6aa',
  '#8f897d',
  '#69645a',
  '#4e4a43',
  '#34312d',
  '#201e1b',
];

/** The dark theme: a green-black forest floor, not a black screen. Shade 7 is the page, 6 a card. */
const dark: Scale = [
  '#e2ebe7',
  '#b9c7c2',
  '#8fa39c',
  '#5d726b',
  '#2b403b',
  '#1f312d',
  '#13221f',
  '#0b1614',
  '#081110',
  '#050b0a',
];

export const palette = { teal, amber, red, gray, dark };
