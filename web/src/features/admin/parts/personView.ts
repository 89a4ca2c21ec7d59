import type { OutputOf } from '#contract/kit/schema.ts';
import type { view } from '#contract/system/adminPerson.ts';

export type PersonView = OutputOf<typeof view.output>;
