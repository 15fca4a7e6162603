declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    signs: string,
    options: {
      targetFormat: 'woff2';
      variationAxes: { wght: number | { min: number; max: number } };
      keepFeatures: string[];
      noHinting: boolean;
    },
  ): Promise<Buffer>;
}
