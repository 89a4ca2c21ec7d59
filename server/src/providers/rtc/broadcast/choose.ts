import type { SourceName } from '../engine/track.ts';

export interface Shown {
  identity: string;
  source: SourceName;
  /** When something of it came last. */
  heardAt: number;
}

/** Who sends nothing for so long shows nothing: a camera that is turned off stays among the tracks. */
const SILENT_MS = 5000;

/**
 * Whose picture is broadcast: what is shared goes before faces, the leading person before the others, who came first
 * before who came later. Undefined while nobody shows anything.
 */
export function chosen<S extends Shown>(pictures: readonly S[], lead: string, now: number): S | undefined {
  const rank = ({ identity, source }: Shown): number => (source === 'screen' ? 2 : 0) + (identity === lead ? 1 : 0);
  const showing = pictures.filter(({ heardAt }) => now - heardAt < SILENT_MS);
  return showing.toSorted((one, other) => rank(other) - rank(one))[0];
}
