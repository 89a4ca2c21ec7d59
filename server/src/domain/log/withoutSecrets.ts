const secrets =
  /^(password|newPassword|oldPassword|confirmPassword|repassword|proof|verifier|clientSecret|bindPassword|state|passwordHash|code|smsCode|captcha|token|ticket|idNumber|idCardNo|realName|bankCardNo)$/i;
const LONGEST = 500;

/** A value as a log may keep it: secrets are starred, long texts cut. Undefined stays undefined. */
export function withoutSecrets(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 100).map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, secrets.test(key) && one ? '***' : withoutSecrets(one)]),
  );
}
