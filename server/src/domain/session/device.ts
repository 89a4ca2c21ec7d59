const browsers = [
  ['MicroMessenger', '微信'],
  ['Edg', 'Edge'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android 手机'],
  ['Windows', 'Windows 电脑'],
  ['Mac OS', 'Mac'],
  ['Linux', 'Linux 电脑'],
] as const;

/** A device in words its owner recognises: `Windows 电脑 · Chrome`; empty when the browser does not tell. */
export function deviceOf(userAgent: string): string {
  const found = [systems, browsers].flatMap((names) => names.find(([sign]) => userAgent.includes(sign))?.[1] ?? []);
  return found.join(' · ');
}
