/** What the web app needs to know of the identity provider to send somebody there. */
export interface SignInSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  /** `name=value` that asks for the sign-up page. */
  readonly signUp: string;
  /** The provider is this server: a log-in can be restored without a frame. */
  readonly embedded: boolean;
  /** No mail leaves this server: they are read at `/dev/outbox`. */
  readonly mailsStayHere: boolean;
}
