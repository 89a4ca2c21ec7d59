/** A key by which the server knows a write again; by hand, because `randomUUID` is missing where there is no TLS. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(15))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
