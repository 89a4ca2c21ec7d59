import type { Config } from './config.ts';

const people = [
  ['13800000001', '学员'],
  ['13800000002', '讲师'],
  ['13800000003', '机构'],
  ['13800000004', '学校'],
  ['13800000005', '企业'],
  ['13800000006', '学员、讲师与学校成员'],
  ['13800000009', '平台运营'],
] as const;

/** What the terminal shows once the server listens. */
export function welcome(config: Config, port: number): string {
  const lines = ['', `知途已启动：http://localhost:${port}`];
  if (config.demo) {
    lines.push('', '演示账号（密码都是 Zhitu@2026）：', ...people.map(([mobile, name]) => `  ${mobile}  ${name}`));
    lines.push('', `短信与邮件不会真的发出，请到 http://localhost:${port}/demo/outbox 查看。`);
  }
  if (!config.demo) lines.push('', paying(config));
  return [...lines, ''].join('\n');
}

/** What can be paid with a code only, and what each of the other products lacks. */
function products(wechatPay: Config['wechatPay'], alipay: Config['alipay']): string[] {
  const lacks = [
    [wechatPay && !wechatPay.products.includes('h5'), '手机浏览器里付微信（H5）：WECHAT_PAY_PRODUCTS 里没有 h5'],
    [wechatPay && !wechatPay.products.includes('jsapi'), '微信里付（JSAPI）：WECHAT_PAY_PRODUCTS 里没有 jsapi'],
    [alipay && !alipay.products.includes('page'), '电脑上用支付宝网页付：ALIPAY_PRODUCTS 里没有 page'],
    [alipay && !alipay.products.includes('wap'), '手机浏览器里付支付宝：ALIPAY_PRODUCTS 里没有 wap'],
  ] as const;
  const missing = lacks.filter(([isMissing]) => isMissing).map(([, words]) => `  ${words}`);
  return missing.length === 0 ? [] : ['没有开通的付法，都改用扫码：', ...missing];
}

/** Which ways to be paid are set up. */
function paying({ wechatPay, alipay }: Config): string {
  const ways = [...(wechatPay ? ['微信支付'] : []), ...(alipay ? ['支付宝'] : [])];
  if (ways.length > 0) return [`在线支付：${ways.join('、')}。`, ...products(wechatPay, alipay)].join('\n');
  return '在线支付没有接通（WECHAT_PAY_*、ALIPAY_*）：收费课程可以浏览与试看；在「站点设置 → 收款」填了账户，就可以用对公转账购买。';
}
