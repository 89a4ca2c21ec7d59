import type { Website } from '#contract/system/website.ts';

/** Stands in when the site information cannot be read, so that the page still opens. */
export const builtInSite: Website = {
  id: '0',
  title: '知途',
  keyword: '',
  desc: '学有所成，才有所用',
  copyright: '',
  icp: '',
  prn: '',
  prnNo: '',
  isEnableStatistics: 0,
  statisticsCode: '',
  isShowService: 0,
  service1: '',
  service2: '',
  service3: '',
  service4: '',
  service5: '',
  wxCode: '',
  wbCode: '',
  logo: '',
  ico: '',
  h5Domain: '',
  phone: '',
  supportUrl: '',
  isEnableVip: 0,
};
