declare module 'mailparser' {
  interface ParsedMail {
    readonly subject?: string;
    readonly text?: string;
    readonly html: string | false;
    readonly from?: { readonly text: string };
    readonly messageId?: string;
    readonly headers: ReadonlyMap<string, unknown>;
    readonly attachments: readonly { readonly contentType: string; readonly content: Uint8Array }[];
  }
  interface Options {
    readonly keepDeliveryStatus?: boolean;
    readonly skipImageLinks?: boolean;
    readonly skipTextToHtml?: boolean;
  }
  export function simpleParser(
    source: NodeJS.ReadableStream | Uint8Array | string,
    options?: Options,
  ): Promise<ParsedMail>;
}
