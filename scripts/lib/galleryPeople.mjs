const password = 'Zhitu@2026';

/** One person of the demo world per identity; `folder` is where the pictures go and the name for --as. */
export const people = [
  { folder: 'guest', name: '访客' },
  { folder: 'learner', name: '学员', mobile: '13800000001', userType: 1 },
  { folder: 'lecturer', name: '讲师', mobile: '13800000002', userType: 2 },
  { folder: 'organization', name: '机构', mobile: '13800000003', userType: 3 },
  { folder: 'school', name: '学校', mobile: '13800000004', userType: 4 },
  { folder: 'member', name: '学校成员', mobile: '13800000006', userType: 4 },
  { folder: 'enterprise', name: '企业', mobile: '13800000005', userType: 5 },
  { folder: 'operator', name: '平台运营', mobile: '13800000009', userType: 0 },
];

/**
 * Signs in and switches to the identity.
 * @returns {Promise<string | undefined>} the token, none for guests
 */
export async function enter(origin, { mobile, userType }) {
  if (!mobile) return undefined;
  const { token } = await call(origin, 'user/api/user/login/password', { mobile, password });
  const { list } = await call(origin, 'system/auth/authMenu/listUserRole', {}, token);
  const identity = list.find((one) => one.userType === userType);
  if (!identity) throw new Error(`${mobile} 没有第 ${userType} 种身份`);
  await call(origin, 'system/auth/authMenu/setUserLoginType', { id: identity.id }, token);
  return token;
}

async function call(origin, path, input, token) {
  const response = await fetch(`${origin}/apis/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { token }) },
    body: JSON.stringify(input),
  });
  const { code, msg, data } = await response.json();
  if (code !== 200) throw new Error(`${path} 没有成功：${msg}`);
  return data;
}
