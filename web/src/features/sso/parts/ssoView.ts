import type { InputOf, OutputOf } from '#contract/kit/schema.ts';
import type { save, view } from '#contract/user/sso.ts';

export type SsoView = OutputOf<typeof view.output>;
export type SsoWish = InputOf<typeof save.input> & object;
