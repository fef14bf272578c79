/** An answer that is no success. The messages are the specification's (section 8). */
class ResponseError extends Error {
  override readonly name = "ResponseError";
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** @returns undefined for a success; reads the body only when the message needs it */
export async function errorOf(response: Response): Promise<ResponseError | undefined> {
  const { ok, status, statusText } = response;
  if (ok) return undefined;
  if (status >= 500) return new ResponseError(status, `Server Error: ${status} - ${statusText}`);
  // If reading the body is aborted, that must not hide the status behind another error.
  const body = await response.text().catch(() => "");
  return new ResponseError(status, `Request Failed: ${status} - ${body}`);
}
