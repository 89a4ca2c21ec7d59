/** The calls of these pages, each fetched with its contract when it is first needed. */

export const passwordLogin = () => import('#contract/user/login.ts').then((calls) => calls.password);
export const codeLogin = () => import('#contract/user/login.ts').then((calls) => calls.code);
export const jobNumberLogin = () => import('#contract/user/login.ts').then((calls) => calls.jobNumberLogin);
export const ticketLogin = () => import('#contract/user/login.ts').then((calls) => calls.labBigData);
export const bindPhone = () => import('#contract/user/login.ts').then((calls) => calls.bindingPhone);
export const register = () => import('#contract/user/register.ts').then((calls) => calls.register);
export const resetByMobile = () => import('#contract/user/password.ts').then((calls) => calls.update);
export const resetByEmail = () => import('#contract/user/password.ts').then((calls) => calls.updateByEmail);
export const oauthRender = () => import('#contract/user/oauth.ts').then((calls) => calls.render);
export const oauthSuccess = () => import('#contract/user/oauth.ts').then((calls) => calls.success);
export const ssoRender = () => import('#contract/user/sso.ts').then((calls) => calls.render);
export const ssoSuccess = () => import('#contract/user/sso.ts').then((calls) => calls.success);
export const ltiRender = () => import('#contract/user/lti.ts').then((calls) => calls.render);
export const ltiSuccess = () => import('#contract/user/lti.ts').then((calls) => calls.success);
export const myIdentities = () => import('#contract/system/authMenu.ts').then((calls) => calls.listUserRole);
export const actAs = () => import('#contract/system/authMenu.ts').then((calls) => calls.setUserLoginType);
export const myInfo = () => import('#contract/user/ext.ts').then((calls) => calls.view);
export const ltiAnswer = () => import('#contract/course/ltiNode.ts').then((api) => api.answer);
