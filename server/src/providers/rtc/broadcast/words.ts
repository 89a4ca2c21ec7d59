/** What the process of a broadcast is told, once. */
export interface BroadcastStart {
  /** Where what the room shows is taken from. */
  tap: string;
  /** Whose picture goes first. */
  lead: string;
}

/** What it says: the head of its film once, then a part a third of a second; or why it never will. */
export type BroadcastWord = { head: Uint8Array } | { part: Uint8Array } | { unusable: string };
