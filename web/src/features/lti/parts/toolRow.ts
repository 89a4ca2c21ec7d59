import type { OutputOf } from '#contract/kit/schema.ts';
import type { list } from '#contract/user/ltiTool.ts';

export type ToolRow = OutputOf<typeof list.output>['list'][number];
