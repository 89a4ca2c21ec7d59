const keepers = new Set<() => void>();

/** For whoever keeps what the server answered: `drop` is called when the answers belong to somebody else from now on. */
export const onForget = (drop: () => void): void => void keepers.add(drop);

/** After signing out or acting in another identity: nothing that was fetched before may be shown again. */
export function forgetAnswers(): void {
  for (const drop of keepers) drop();
}
