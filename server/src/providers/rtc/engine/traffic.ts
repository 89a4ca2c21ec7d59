/** Packets since this process began. */
export const traffic = {
  packetsIn: 0,
  packetsOut: 0,
  /** On the way in, given up after asking again. */
  lostIn: 0,
  recoveredIn: 0,
  /** On the way out, as the viewers report, and what was sent to them once more. */
  lostOut: 0,
  repeatedOut: 0,
};
