import { seeded } from '#seed/art/seeded.ts';

/** Sample data handed out with lessons. The flaws in it are meant: the handouts tell where they are. */
export const tables: { key: string; title: string; text: () => string }[] = [
  { key: 'csv-jobs', title: '招聘数据样例.csv', text: jobs },
  { key: 'csv-shop', title: '早餐店三十天流水.csv', text: shop },
  { key: 'csv-temp', title: '温室温湿度记录.csv', text: greenhouse },
];

/** The three in one file, with what to do with them. */
export const archives: { key: string; title: string; note: string }[] = [
  {
    key: 'zip-tables',
    title: '练习数据三份与说明.zip',
    note: [
      '练习数据三份与说明',
      '',
      '招聘数据样例.csv：四百行带毛病的职位数据，用来练习清洗；毛病的位置见讲义最后一页。',
      '早餐店三十天流水.csv：从开张到月底的每一笔，记完账正好结平。',
      '温室温湿度记录.csv：七天，每小时一行，含两处断线与一次误报。',
      '',
      '三份都是 UTF-8 编码，用表格软件打开时请选对编码。数据为编造，可以拿去上课，注明出处即可。',
      '',
    ].join('\r\n'),
  },
];

const csv = (rows: (string | number)[][]): string => `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`;

const two = (n: number): string => String(n).padStart(2, '0');

/** 400 rows: 380 different ones and 20 repeated with a later crawl time. */
function jobs(): string {
  const pick = seeded('csv-jobs');
  const of = <T>(list: readonly T[]): T => list[pick(list.length)] as T;
  const names = ['数据分析助理', '报表专员', '商业智能实习生', '数据运营', '数据标注员', '数据工程师'];
  const cities = ['杭州', '苏州', '武汉', '成都', '合肥'];
  const rows = Array.from({ length: 380 }, (_, i): (string | number)[] => {
    const day = `2026-10-${two(1 + pick(30))}`;
    const salary = 4500 + pick(12) * 500;
    const row = [
      `J-${1001 + i}`,
      of(names),
      `样例单位${1 + pick(40)}`,
      of(cities),
      salary,
      of(['大专', '本科', '不限']),
      day,
      `${two(8 + pick(4))}:${two(pick(60))}`,
    ];
    if (i % 32 === 7) row[4] = '';
    if (i % 63 === 11) row[3] = '';
    if (i % 42 === 17) row[5] = '';
    if (i % 76 === 30) row[6] = day.replaceAll('-', '/');
    if (i === 200) row[4] = 60000;
    return row;
  });
  const repeated = rows
    .filter((_, i) => i % 19 === 4)
    .map((row) => [...row.slice(0, 7), `${two(14 + pick(6))}:${two(pick(60))}`]);
  const head = ['job_id', 'name', 'company', 'city', 'salary_min', 'degree', 'post_date', 'crawl_time'];
  return csv([head, ...rows, ...repeated]);
}

/** Thirty days that add up to the figures of the lesson: income 42 000, goods 25 500 (4 500 of them still in stock), costs 15 500. */
function shop(): string {
  const pick = seeded('csv-shop');
  const sales = Array.from({ length: 30 }, (_, i) => 1250 + pick(30) * 10 + (i % 7 > 4 ? 160 : 0));
  const goods = Array.from({ length: 10 }, () => 2300 + pick(40) * 10);
  settle(sales, 42_000);
  settle(goods, 25_500);
  const costs: [number, string, number, string][] = [
    [1, '房租', 6000, '三个月一付，分到本月'],
    [1, '工资', 7000, '两位店员'],
    [10, '水电', 1620, ''],
    [20, '燃气', 672, ''],
    [30, '折旧', 208, '蒸笼 5,000 元用两年'],
  ];
  const rows = sales.flatMap((sold, i): (string | number)[][] => [
    [`2026-10-${two(i + 1)}`, '早餐销售', '收', sold, i % 7 > 4 ? '周末' : ''],
    ...(i % 3 === 0
      ? [[`2026-10-${two(i + 1)}`, '面粉豆子', '支', goods[i / 3]!, i === 27 ? '多囤了 4,500 元' : '']]
      : []),
    ...costs
      .filter(([day]) => day === i + 1)
      .map(([day, name, sum, note]) => [`2026-10-${two(day)}`, name, '支', sum, note.replace(',', '')]),
  ]);
  return csv([
    ['日期', '项目', '收支', '金额', '备注'],
    ...rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell.replaceAll(',', '') : cell))),
  ]);
}

/** The last one takes what is missing from the total. */
function settle(list: number[], total: number): void {
  list[list.length - 1] = list.at(-1)! + total - list.reduce((sum, one) => sum + one, 0);
}

/** Seven days by the hour; two gaps in the third night, a false alarm on the fifth day. */
function greenhouse(): string {
  const pick = seeded('csv-temp');
  const rows = Array.from({ length: 168 }, (_, i): (string | number)[] => {
    const hour = i % 24;
    const sun = Math.max(0, Math.sin(((hour - 6) / 12) * Math.PI));
    const warm = (14 + sun * 12 + (pick(11) - 5) / 10).toFixed(1);
    const row = [
      `2026-10-${two(12 + Math.floor(i / 24))} ${two(hour)}:00`,
      warm,
      88 - Math.round(sun * 30) + pick(4),
      Math.round(sun * 42_000),
    ];
    if ([50, 51, 53].includes(i)) return [row[0]!, '', '', ''];
    if (i === 106) row[1] = '58.0';
    return row;
  });
  return csv([['时间', '温度', '湿度', '光照'], ...rows]);
}
