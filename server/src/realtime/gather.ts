/** Gathers names for a while and hands them on together, each once. */
export function gather(ms: number, hand: (names: string[]) => void) {
  const names = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    const some = [...names];
    names.clear();
    hand(some);
  };
  return {
    add(some: readonly string[]): void {
      for (const name of some) names.add(name);
      timer ??= setTimeout(flush, ms).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
