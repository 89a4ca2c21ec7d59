/** Why a tool is not answered, as it reads it: a status of HTTP, a code of OAuth or our own, and a sentence. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}
