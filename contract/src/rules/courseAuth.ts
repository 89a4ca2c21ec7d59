import { choice } from './choice.ts';
import type { ValueOf } from './choice.ts';

/** How it stands with a certification on a day. */
export const AuthState = choice({
  coming: [1, '未开始'],
  valid: [2, '有效'],
  expired: [3, '已过期'],
  ended: [4, '已停止'],
});

export type AuthState = ValueOf<typeof AuthState>;

interface Certified {
  validFrom: string;
  /** Null for no end. */
  validTo: string | null;
  endedAt: string | null;
}

/** @param today yyyy-MM-dd; the last day counts */
export function authStateOf({ validFrom, validTo, endedAt }: Certified, today: string): AuthState {
  if (endedAt !== null) return AuthState.ended;
  if (today < validFrom) return AuthState.coming;
  return validTo !== null && validTo < today ? AuthState.expired : AuthState.valid;
}

/** What it is counted for: 2 学分、32 学时. */
export const countedText = ({ credit, hours }: { credit: number; hours: number }): string =>
  [credit > 0 ? `${credit} 学分` : '', hours > 0 ? `${hours} 学时` : ''].filter(Boolean).join('、');
