/** 138****0001 */
export const maskedMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');

/** li****@example.com; of a short name only the first letter stays. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return at < 1 ? email : `${email.slice(0, at > 2 ? 2 : 1)}****${email.slice(at)}`;
}

/** 林*, 欧阳**: the family name is taken to be one character, or two of those that come in twos. */
export function maskedName(name: string): string {
  const letters = [...name];
  const shown = letters.length > 2 && doubles.has(letters.slice(0, 2).join('')) ? 2 : 1;
  return letters.map((letter, at) => (at < shown ? letter : '*')).join('');
}

/** 4201**********1234 */
export const maskedNumber = (number: string): string =>
  number.length < 9
    ? '*'.repeat(number.length)
    : `${number.slice(0, 4)}${'*'.repeat(number.length - 8)}${number.slice(-4)}`;

const doubles = new Set(
  '欧阳 司马 上官 诸葛 东方 皇甫 尉迟 公孙 慕容 令狐 夏侯 司徒 长孙 宇文 端木 百里 南宫'.split(' '),
);
