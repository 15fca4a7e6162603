/**
 * A reply that the database has written as JSON, which is sent as it is. No schema looks at it on its way: that it says
 * what the contract says, and no more, is for a test to prove.
 */
export class WrittenReply {
  readonly json: string;
  constructor(json: string) {
    this.json = json;
  }
}
