import { endpoint } from '../kit/endpoint.ts';
import { Nothing } from '../kit/values.ts';

export const signOut = endpoint({
  summary: '退出登录',
  method: 'POST',
  path: '/user/auth/user/signOut',
  kind: 'write',
  inPreview: true,
  input: Nothing,
  output: Nothing,
});
