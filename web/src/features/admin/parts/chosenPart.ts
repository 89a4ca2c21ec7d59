/** The part of a list that the address names, or the first one. */
export function chosenPart(request: Request, name: string, keys: readonly string[]): string {
  const given = new URL(request.url).searchParams.get(name);
  return given !== null && keys.includes(given) ? given : (keys[0] ?? '');
}
