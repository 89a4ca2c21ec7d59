import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

export const Sex = choice({ male: [1, '男'], female: [2, '女'], untold: [3, '保密'] });

export type Sex = ValueOf<typeof Sex>;
