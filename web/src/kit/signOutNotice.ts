const KEY = 'zt-sign-out-notice';

/** Why the session ended, kept for the page that is loaded next: what this one says goes with it. */
export function keepSignOutNotice(text: string): void {
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Without storage the words are seen only until leaving.
  }
}

/** What the page before was left with, once. */
export function takeSignOutNotice(): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    if (text) sessionStorage.removeItem(KEY);
    return text;
  } catch {
    return null;
  }
}
