/** A request that was not answered as it should have been. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message.slice(0, 500));
    this.status = status;
  }
}
