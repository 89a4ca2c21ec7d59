/** Whose picture goes first, as often as it changes. */
export interface BroadcastLead {
  lead: string;
}

/** What the process of a broadcast is told first, once. */
export interface BroadcastStart extends BroadcastLead {
  /** Where what the room shows is taken from. */
  tap: string;
}

/** What it says: the head of its film once, then a part a third of a second; or why it never will. */
export type BroadcastWord = { head: Uint8Array } | { part: Uint8Array } | { unusable: string };
