/** From this age on a person agrees alone to the handling of an ID number (个人信息保护法 31). */
export const AGE_OF_CONSENT = 14;

/**
 * What is wrong with a resident ID number, as a sentence for its field, or undefined: 18 characters, a date that there
 * was, and the check character of GB 11643 (ISO 7064 MOD 11-2).
 */
export function idNumberProblem(number: string, today: Date): string | undefined {
  if (!/^\d{17}[\dX]$/.test(number)) return '请输入 18 位身份证号码';
  const birth = birthOf(number);
  if (!birth || birth > dayOf(today) || ageOf(number, today)! > 150) return '身份证号码里的出生日期不对，请核对';
  if (checkCharacter(number) !== number[17]) return '身份证号码的最后一位对不上，请核对';
  return undefined;
}

/** The day of birth as `yyyy-MM-dd`, or undefined when there was no such day. */
export function birthOf(number: string): string | undefined {
  const text = `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text ? text : undefined;
}

/** Years completed on a day in China Standard Time. */
export function ageOf(number: string, today: Date): number | undefined {
  const birth = birthOf(number);
  if (!birth) return undefined;
  const [day, born] = [dayOf(today), birth];
  return Number(day.slice(0, 4)) - Number(born.slice(0, 4)) - (day.slice(5) < born.slice(5) ? 1 : 0);
}

export function checkCharacter(number: string): string {
  const sum = weights.reduce((total, weight, at) => total + weight * Number(number[at]), 0);
  return '10X98765432'[sum % 11]!;
}

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

const dayOf = (moment: Date): string => new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 10);
