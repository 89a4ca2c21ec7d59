/**
 * 首页专区。zoneLocation 0 电脑端、1 移动端；content 说明这个专区装什么，
 * requires 是「全部」链接指向的路由，没有建成时装入程序跳过该专区。
 */
export type SeedZone = {
  key: string;
  zoneName: string;
  zoneDesc: string;
  zoneLocation: 0 | 1;
  content: 'course' | 'live' | 'typicalPosition' | 'lecturer' | 'library' | 'organization' | 'community';
  sort: number;
  moreName: string;
  requires: string;
};

/** 次序与首页自上而下一致，sort 大的在前。 */
export const zones: SeedZone[] = [
  { key: 'good-course', zoneName: '本期好课', zoneDesc: '由教研组每两周挑选一次', zoneLocation: 0, content: 'course', sort: 90, moreName: '全部课程', requires: '/list' },
  { key: 'live-week', zoneName: '本周直播', zoneDesc: '准点开讲，错过可看回放', zoneLocation: 0, content: 'live', sort: 80, moreName: '全部直播', requires: '/live' },
  { key: 'typical', zoneName: '典型岗位', zoneDesc: '企业写要求，学校配课程，你照着走', zoneLocation: 0, content: 'typicalPosition', sort: 70, moreName: '全部岗位', requires: '/typicalposition' },
  { key: 'free-course', zoneName: '免费开始', zoneDesc: '不花钱，也能学完一件完整的事', zoneLocation: 0, content: 'course', sort: 60, moreName: '全部免费课', requires: '/list' },
  { key: 'lecturer', zoneName: '讲师', zoneDesc: '来自学校与企业一线', zoneLocation: 0, content: 'lecturer', sort: 50, moreName: '全部讲师', requires: '/lecturer' },
  { key: 'library', zoneName: '文库新到', zoneDesc: '试卷、讲义与操作手册，先看目录再决定', zoneLocation: 0, content: 'library', sort: 40, moreName: '全部文库', requires: '/library' },
  { key: 'community', zoneName: '社区', zoneDesc: '博客、问答与资讯，写给后来的人', zoneLocation: 0, content: 'community', sort: 30, moreName: '全部文章', requires: '/blog' },
  { key: 'organization', zoneName: '合作单位', zoneDesc: '学校、机构与企业，和你在同一条路上', zoneLocation: 0, content: 'organization', sort: 20, moreName: '全部机构', requires: '/organizationlist' },
];
