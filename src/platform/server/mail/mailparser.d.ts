declare module 'mailparser' {
  interface ParsedMail {
    readonly subject?: string;
    readonly text?: string;
    readonly html: string | false;
    readonly from?: { readonly text: string };
    readonly messageId?: string;
    readonly headers: ReadonlyMap<string, unknown>;
  }
  export function simpleParser(source: NodeJS.ReadableStream): Promise<ParsedMail>;
}
