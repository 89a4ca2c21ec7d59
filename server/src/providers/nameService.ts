import { Resolver } from 'node:dns/promises';

/** What the domain name service says; asked for what people claim of names. */
export interface NameService {
  /** The texts kept under a name. @throws ENOTFOUND or ENODATA where there are none */
  txt(host: string): Promise<readonly string[]>;
}

/** The one that the machine is set up with. */
export const nameService = (): NameService => ({
  async txt(host) {
    const found = await new Resolver({ timeout: 4000, tries: 2 }).resolveTxt(host);
    return found.map((parts) => parts.join(''));
  },
});
