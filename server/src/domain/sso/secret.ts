import { seal, unseal } from '../realName/sealed.ts';

/** What the seal is bound to: the secret of one school opens at no other. */
const boundTo = (orgNo: string): string => `sso ${orgNo}`;

export const sealSecret = (secretKey: string, orgNo: string, secret: string): Buffer =>
  seal(secretKey, boundTo(orgNo), secret);

export const unsealSecret = (secretKey: string, orgNo: string, sealed: Buffer): string =>
  unseal(secretKey, boundTo(orgNo), sealed);
