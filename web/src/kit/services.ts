import type { Website } from '#contract/system/website.ts';

/** What the five service numbers of the settings are for, in their order. */
const names = ['课程咨询', '考试咨询', '入驻咨询', '技术支持', '投诉建议'] as const;

export interface Service {
  name: string;
  qq: string;
  href: string;
}

/** The customer-service entries, up to five; none unless the site shows them. */
export function servicesOf(site: Website): Service[] {
  if (site.isShowService !== 1) return [];
  const numbers = [site.service1, site.service2, site.service3, site.service4, site.service5];
  return numbers.flatMap((number, index) => {
    const qq = number.trim();
    if (!/^\d{5,12}$/.test(qq)) return [];
    return [{ name: names[index]!, qq, href: `https://wpa.qq.com/msgrd?v=3&uin=${qq}&site=qq&menu=yes` }];
  });
}
