/** The characters of a unified social credit code: digits and capitals without I, O, S, V and Z (GB 32100-2015). */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
const LENGTH = 18;

/**
 * What is wrong with a unified social credit code, or null. The last of its 18 characters checks the others: the sum of
 * their values, each weighted with a power of 3, and its own value make a multiple of 31 (GB 32100-2015, annex A).
 */
export function creditCodeProblem(code: string): string | null {
  if (code.length !== LENGTH) return '统一社会信用代码是 18 位';
  const values = [...code].map((char) => alphabet.indexOf(char));
  if (values.includes(-1)) return '统一社会信用代码只有数字和大写字母，没有 I、O、S、V、Z';
  return values.at(-1) === checkValue(values.slice(0, -1)) ? null : '统一社会信用代码的校验位不对，请逐位核对';
}

/** The code that 17 characters belong to, with its check character; for data of our own making. */
export const withCheckCharacter = (body: string): string =>
  body + alphabet[checkValue([...body].map((char) => alphabet.indexOf(char)))]!;

function checkValue(values: readonly number[]): number {
  let weight = 1;
  let sum = 0;
  for (const value of values) {
    sum += value * weight;
    weight = (weight * 3) % 31;
  }
  return (31 - (sum % 31)) % 31;
}

/** What is wrong with the code the ministry of education gave a school, or null: 5 digits, or 10 of the newer kind. */
export const schoolCodeProblem = (code: string): string | null =>
  /^(\d{5}|\d{10})$/.test(code) ? null : '学校代码是 5 位或 10 位数字';
