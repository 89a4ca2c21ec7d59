import type { OutputOf } from '#contract/kit/schema.ts';
import type { view } from '#contract/user/sso.ts';

export type SsoView = OutputOf<typeof view.output>;
