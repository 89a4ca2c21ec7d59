/** Equal texts within this time are shown once. */
export const TOAST_SAME_MS = 2000;
/** How long a toast stays. */
export const TOAST_LIFE_MS = 3000;

export type Toast = { id: number; text: string; good: boolean };

let toasts: readonly Toast[] = [];
let lastId = 0;
const shownAt = new Map<string, number>();
const listeners = new Set<() => void>();

/** Shows a short text at the top. Texts with 成功 look like success, all others like an error. */
export function toast(text: string): void {
  const now = Date.now();
  const before = shownAt.get(text);
  if (before !== undefined && now - before < TOAST_SAME_MS) return;
  for (const [old, at] of shownAt) if (now - at >= TOAST_SAME_MS) shownAt.delete(old);
  shownAt.set(text, now);
  const added: Toast = { id: ++lastId, text, good: text.includes('成功') };
  publish([...toasts, added]);
  setTimeout(() => publish(toasts.filter((item) => item !== added)), TOAST_LIFE_MS);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
