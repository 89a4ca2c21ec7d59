import { CreditState } from '#contract/rules/credits.ts';
import type { StatusTone } from '../../../ui/StatusDot.tsx';

export const stateTone: Readonly<Record<CreditState, StatusTone>> = {
  [CreditState.waitsLecturer]: 'waiting',
  [CreditState.waitsSchool]: 'waiting',
  [CreditState.granted]: 'passed',
  [CreditState.lecturerRefused]: 'failed',
  [CreditState.schoolRefused]: 'failed',
  [CreditState.withdrawn]: 'idle',
  [CreditState.revoked]: 'failed',
};
