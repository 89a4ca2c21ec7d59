/** Something to remember until the tab closes, e.g. across the visit to a third party. */
export function sessionNote<T>(name: string) {
  const key = `zt-${name}`;
  return {
    keep: (value: T): void => sessionStorage.setItem(key, JSON.stringify(value)),
    read(): T | null {
      try {
        return JSON.parse(sessionStorage.getItem(key) ?? 'null') as T | null;
      } catch {
        return null;
      }
    },
    drop: (): void => sessionStorage.removeItem(key),
  };
}
