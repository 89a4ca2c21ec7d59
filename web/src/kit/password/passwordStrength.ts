import { passwordProblem } from '#contract/rules/password.ts';

export interface Strength {
  /** 0 nothing typed, 1 weak (may not be used), 2 fair, 3 strong. */
  level: 0 | 1 | 2 | 3;
  label: string;
}

/** How hard a new password is to guess, in one word for beside its field. */
export function passwordStrength(password: string): Strength {
  if (password === '') return { level: 0, label: '' };
  if (passwordProblem(password)) return { level: 1, label: '弱' };
  return varietyOf(password) >= 14 ? { level: 3, label: '强' } : { level: 2, label: '中' };
}

/** Different characters, and two more for every kind of them. */
function varietyOf(password: string): number {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  return new Set(password).size + kinds * 2;
}
