import { sessionNote } from './sessionNote.ts';

interface Wish {
  /** The act and what it is about, as its button names it. */
  name: string;
  /** The page it was pressed on. */
  path: string;
  until: number;
  /** Somebody signed in for it; before that it is only remembered. */
  isGranted: boolean;
}

const note = sessionNote<Wish>('wish');
const SIGN_IN_MS = 15 * 60_000;
const RETURN_MS = 60_000;

/**
 * Remembers what a guest pressed before they are sent to sign in. Only the name is kept, in this tab alone: what it does
 * is for the button of that name to know, so that neither a link nor anybody else can make it do something.
 */
export function keepWish(name: string): void {
  try {
    note.keep({ name, path: location.pathname, until: Date.now() + SIGN_IN_MS, isGranted: false });
  } catch {
    // 禁用了存储的浏览器里，登录之后再按一次
  }
}

/** Somebody signed in here and goes to `address`: what was pressed there comes true, anything else is forgotten. */
export function grantWish(address: string): void {
  const wish = note.read();
  if (!wish) return;
  const isHere = wish.path === address.split('?')[0] && Date.now() < wish.until;
  if (isHere) note.keep({ ...wish, isGranted: true, until: Date.now() + RETURN_MS });
  else note.drop();
}

/** For sign-ins that nobody asked for here, such as by a link. */
export function dropWish(): void {
  if (note.read()) note.drop();
}

/** Whether this was pressed on this page a moment before signing in; true once. */
export function takeWish(name: string): boolean {
  const wish = note.read();
  if (!wish?.isGranted || wish.name !== name || wish.path !== location.pathname) return false;
  note.drop();
  return Date.now() < wish.until;
}
