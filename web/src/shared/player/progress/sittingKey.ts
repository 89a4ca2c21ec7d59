/** A fresh key; by hand, because `randomUUID` is missing where the site is reached without TLS. */
export const newSittingKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(15))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
