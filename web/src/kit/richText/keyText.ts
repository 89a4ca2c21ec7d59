const marks: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };

/** The keys of `Mod-Shift-s` as they stand on this keyboard: Ctrl+Shift+S, or ⌘⇧S. */
export function keyText(keys: string): string {
  const isMac = /mac|iphone|ipad/i.test(navigator.userAgent);
  const parts = keys.split('-').map((part) => (part.length === 1 ? part.toUpperCase() : part));
  return isMac ? parts.map((part) => marks[part] ?? part).join('') : parts.join('+').replace('Mod', 'Ctrl');
}
