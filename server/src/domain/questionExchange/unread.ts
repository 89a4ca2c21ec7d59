/** What cannot be represented, by the part that is to blame. */
export class Unread extends Error {
  readonly column: string;

  constructor(column: string, message: string) {
    super(message);
    this.column = column;
  }
}
