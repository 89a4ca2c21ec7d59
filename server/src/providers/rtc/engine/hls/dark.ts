/** What is shown while nobody shows anything: one dark picture of H264, 64 by 36 (Constrained Baseline, made with x264). */
export const DARK = {
  size: { width: 64, height: 36 },
  description: Buffer.from('AULAH//hABhnQsAf2QR/nwEQAAADABAAAAMDIPGDJIABAAVoy4PLIA==', 'base64'),
  data: Buffer.from('AAAAGWWIhArxGKAAKBscAAxHAGTk5OuuuuuuuvA=', 'base64'),
} as const;
