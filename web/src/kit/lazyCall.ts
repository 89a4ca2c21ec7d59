import type { Endpoint } from '#contract/kit/endpoint.ts';
import type { Schema } from '#contract/kit/schema.ts';

/**
 * A call whose contract (and with it zod) is fetched when it is first needed, so that public pages stay small:
 * `const login: LazyCall<…> = () => import('#contract/user/login.ts').then((m) => m.password)`.
 */
export type LazyCall<I extends Schema, O extends Schema> = () => Promise<Endpoint<string, I, O>>;
