import { seal, unseal } from '../realName/sealed.ts';

/** What the seal is bound to: another sealed text of the installation opens nothing here. */
const BOUND = 'webhook';

export const sealSecret = (secretKey: string, secret: string): Buffer => seal(secretKey, BOUND, secret);
export const unsealSecret = (secretKey: string, sealed: Buffer): string => unseal(secretKey, BOUND, sealed);
