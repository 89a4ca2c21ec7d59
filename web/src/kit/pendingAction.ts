import { sessionNote } from './sessionNote.ts';

interface PendingAction {
  /** The act and what it is about, as its button names it. */
  name: string;
  /** The page it was pressed on. */
  path: string;
  until: number;
  /** Somebody signed in for it; before that it is only remembered. */
  isGranted: boolean;
}

const note = sessionNote<PendingAction>('pending-action');
const SIGN_IN_MS = 15 * 60_000;
const RETURN_MS = 60_000;

/**
 * Remembers what a guest pressed before they are sent to sign in. Only the name is kept, in this tab alone: what it does
 * is for the button of that name to know, so that neither a link nor anybody else can make it do something.
 */
export function keepPendingAction(name: string): void {
  try {
    note.keep({ name, path: location.pathname, until: Date.now() + SIGN_IN_MS, isGranted: false });
  } catch {
    // Without storage one presses again after signing in.
  }
}

/** Somebody signed in here and goes to `address`: what was pressed there comes true, anything else is forgotten. */
export function grantPendingAction(address: string): void {
  const pending = note.read();
  if (!pending) return;
  const isHere = pending.path === address.split('?')[0] && Date.now() < pending.until;
  if (isHere) note.keep({ ...pending, isGranted: true, until: Date.now() + RETURN_MS });
  else note.drop();
}

/** For sign-ins that nobody asked for here, such as by a link. */
export function dropPendingAction(): void {
  if (note.read()) note.drop();
}

/** Whether this was pressed on this page a moment before signing in; true once. */
export function takePendingAction(name: string): boolean {
  const pending = note.read();
  if (!pending?.isGranted || pending.name !== name || pending.path !== location.pathname) return false;
  note.drop();
  return Date.now() < pending.until;
}
