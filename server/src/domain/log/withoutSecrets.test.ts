import { expect, it } from 'vitest';
import { withoutSecrets } from './withoutSecrets.ts';

it('passwords and codes stay out of the log, long texts are cut, the rest stays', () => {
  const input = {
    mobile: '13800000001',
    password: 'Zhitu@2026',
    code: '123456',
    regionCode: '420111',
    deep: [{ idNumber: '1' }],
  };
  expect(withoutSecrets(input)).toEqual({
    mobile: '13800000001',
    password: '***',
    code: '***',
    regionCode: '420111',
    deep: [{ idNumber: '***' }],
  });
  expect(withoutSecrets('长'.repeat(900))).toHaveLength(501);
  expect(withoutSecrets(undefined)).toBeUndefined();
  expect(withoutSecrets(null)).toBeNull();
});
