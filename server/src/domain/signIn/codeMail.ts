import type { Mail } from '../../providers/mail.ts';

/** The letter that carries a code. */
export const codeMail = (to: string, code: string): Mail => ({
  to,
  subject: '知途验证码',
  text: `你的验证码是 ${code}，5 分钟内有效，请不要告诉别人。\n\n如果你没有在知途申请过验证码，不用理会这封邮件。`,
  isSecret: true,
});
