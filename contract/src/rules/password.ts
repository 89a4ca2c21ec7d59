export const passwordMin = 8;
export const passwordMax = 64;

/**
 * What is wrong with a new password, as a sentence for its field, or undefined when it may be used:
 * 8 to 64 characters, letters and digits, no NUL, none of the most common ones.
 */
export function passwordProblem(password: string): string | undefined {
  const length = [...password].length;
  if (length < passwordMin) return `密码至少 ${passwordMin} 个字符`;
  if (length > passwordMax) return `密码最多 ${passwordMax} 个字符`;
  if (password.includes('\0')) return '密码里有不能识别的字符';
  if (!/[a-z]/i.test(password) || !/\d/.test(password)) return '密码要同时有字母和数字';
  if (common.has(password.toLowerCase())) return '这个密码太常见，换一个不容易猜到的';
  return undefined;
}

/** The passwords with letters and digits that leaked lists of Chinese and international sites name first. */
const common = new Set(
  `1234567a 12345678a 123456789a 1234567890a 123456aa 123456ab 123456abc 123456asd 123456qq 123456qwe 123456zxc
  1234abcd 1234qwer 123abc123 123qweasd 123qweasdzxc 147258369a 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc
  1qazxsw2 1qaz@wsx 5201314a 5201314qq 7758521a 789456123a a1234567 a12345678 a123456789 a1234567890 a1b2c3d4 a5201314
  aa123123 aa123456 aa123456789 aaa111111 aaa123123 aaa123456 aaaa1111 abc12345 abc123456 abc123456789 abc123abc
  abcd1234 abcd12345 abcd123456 admin123 admin1234 admin12345 admin888 administrator1 as123456 asd12345 asd123456
  asdf1234 asdasd123 asdf123456 charlie1 dragon123 football1 iloveyou1 iloveyou2 letmein1 letmein123 love1314 love5201314
  master123 michael1 monkey123 p@ssw0rd p@ssw0rd1 pass1234 passw0rd password0 password1 password12 password123
  password1234 princess1 q1234567 q12345678 q123456789 q1w2e3r4 q1w2e3r4t5 qazwsx123 qq123123 qq123456 qq123456789
  qq5201314 qwe12345 qwe123456 qwe123qwe qweasd123 qweqwe123 qwer1234 qwer123456 qwert123 qwerty1 qwerty12 qwerty123
  qwerty1234 qwertyuiop1 root1234 sunshine1 superman1 test1234 test123456 w1234567 w123456789 wang123456 welcome1
  welcome123 woaini123 woaini1314 woaini520 woaini521 woaini5201314 wsx123456 x123456789 xiaoming1 z123456789 zhang123
  zhitu123 zhitu1234 zhitu2026 zxc12345 zxc123456 zxcvbnm1 zxcvbnm123 zz123456`.split(/\s+/),
);
