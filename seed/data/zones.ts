/**
 * Zones of the home page, named as in the table zone. zoneType 1 course, 2 live, 4 materials, 5 library;
 * zoneLocation 0 computer, 1 WeChat.
 * Left out while the route of their 全部 link, `requires`, is not built.
 */
export type SeedZone = {
  key: string;
  zoneName: string;
  zoneDesc: string;
  zoneType: 1 | 2 | 4 | 5;
  zoneLocation: 0 | 1;
  sort: number;
  requires: string;
};

/** From top to bottom, high `sort` first. */
export const zones: SeedZone[] = [
  { key: 'good-course', zoneName: '本期好课', zoneDesc: '由教研组每两周挑选一次', zoneType: 1, zoneLocation: 0, sort: 90, requires: '/list' },
  { key: 'live-week', zoneName: '近期直播', zoneDesc: '准点开讲，错过可看回放', zoneType: 2, zoneLocation: 0, sort: 80, requires: '/live' },
  { key: 'job-course', zoneName: '岗位先修', zoneDesc: '典型岗位里出现最多的那几门', zoneType: 1, zoneLocation: 0, sort: 70, requires: '/list' },
  { key: 'free-course', zoneName: '免费开始', zoneDesc: '不花钱，也能学完一件完整的事', zoneType: 1, zoneLocation: 0, sort: 60, requires: '/list' },
  { key: 'resource', zoneName: '资料与工具', zoneDesc: '课件、素材与模板，拿来就能用', zoneType: 4, zoneLocation: 0, sort: 50, requires: '/resource' },
  { key: 'library', zoneName: '文库新到', zoneDesc: '试卷、讲义与操作手册，先看目录再决定', zoneType: 5, zoneLocation: 0, sort: 40, requires: '/library' },
];
