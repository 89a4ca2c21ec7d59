import { escapeText } from './escapeText.ts';

/** Pictures of 1280 × 720: name shown to learners and how to draw it. */
export const pictures: { key: string; title: string; page: () => string }[] = [
  { key: 'pic-chart', title: '图表选择一览', page: () => sheet('图表选择一览', '问题在左，图在右', chartChoice()) },
  {
    key: 'pic-hv',
    title: '高压作业防护用品一览',
    page: () => sheet('高压作业防护用品', '上手之前，一样一样查', protection()),
  },
  { key: 'pic-grid', title: '版式网格与留白', page: () => sheet('版式网格与留白', '十二列、基线与三种留白', grid()) },
  {
    key: 'pic-coords',
    title: '机器人的四种坐标系',
    page: () => sheet('机器人的四种坐标系', '先问沿着谁的方向走', coordinates()),
  },
];

const sheet = (title: string, sub: string, art: string): string =>
  `<!doctype html><meta charset="utf-8"><style>*{margin:0}body{width:1280px;height:720px;background:#FBF7EE;overflow:hidden}
text{font-family:"Noto Sans CJK SC",sans-serif;fill:#16211C}.t{font:700 44px "Noto Serif CJK SC",serif}.s{font-size:22px;fill:#626E68}.h{font-size:26px;font-weight:600}.n{font-size:20px;fill:#45514B}</style>
<svg width="1280" height="720" viewBox="0 0 1280 720"><text class="t" x="64" y="88">${title}</text><text class="s" x="64" y="126">${sub}</text>${art}</svg>`;

const text = (x: number, y: number, words: string, kind = 'n'): string =>
  `<text class="${kind}" x="${x}" y="${y}">${escapeText(words)}</text>`;

function chartChoice(): string {
  const bars = (y: number): string =>
    [150, 110, 70, 46]
      .map(
        (width, i) =>
          `<rect x="560" y="${y + i * 17}" width="${width}" height="11" rx="2" fill="${i ? '#9DB4CC' : '#33567A'}"/>`,
      )
      .join('');
  const rows: [string, string, string, (y: number) => string][] = [
    ['比大小', '横向条形图', '从零开始，按大小排', bars],
    [
      '看变化',
      '折线图',
      '最后一个点标出数字',
      (y) =>
        `<path d="M560 ${y + 56}l44-18 44 8 44-30 44-8" fill="none" stroke="#33567A" stroke-width="5"/><circle cx="736" cy="${y + 8}" r="7" fill="#33567A"/>`,
    ],
    [
      '找关系',
      '散点图',
      '先看有没有离群的点',
      (y) =>
        [
          [570, 52],
          [592, 44],
          [620, 40],
          [640, 26],
          [668, 30],
          [694, 14],
          [722, 10],
        ]
          .map(([x, d]) => `<circle cx="${x}" cy="${y + d!}" r="6" fill="#33567A"/>`)
          .join(''),
    ],
    [
      '看分布',
      '箱线图或直方图',
      '中位数比平均数更稳',
      (y) =>
        [14, 34, 58, 44, 22, 10]
          .map(
            (height, i) =>
              `<rect x="${560 + i * 30}" y="${y + 62 - height}" width="26" height="${height}" fill="#33567A"/>`,
          )
          .join(''),
    ],
    [
      '看构成',
      '堆叠条，最多三块',
      '超过三块就不要用饼图',
      (y) =>
        `<rect x="560" y="${y + 20}" width="100" height="28" fill="#33567A"/><rect x="662" y="${y + 20}" width="56" height="28" fill="#6E8CAB"/><rect x="720" y="${y + 20}" width="26" height="28" fill="#B9CADB"/>`,
    ],
  ];
  return rows
    .map(([question, chart, hint, draw], index) => {
      const y = 166 + index * 106;
      return `<path d="M64 ${y + 92}H1216" stroke="#CBD2CB"/>${text(64, y + 44, question, 'h')}${text(250, y + 44, chart)}${draw(y + 6)}${text(830, y + 44, hint)}`;
    })
    .join('');
}

function protection(): string {
  const items: [string, string, string][] = [
    [
      '绝缘手套',
      '卷起袖口鼓气，听有没有漏气',
      'M20 120V60q0-12 12-12v-30q0-10 10-10t10 10v26V12q0-10 10-10t10 10v32V18q0-9 9-9t9 9v30V34q0-9 9-9t9 9v60q0 26-26 26z',
    ],
    ['护目镜', '没有裂纹，视线清楚', 'M10 40h120v30q0 20-24 20H90q-14 0-20-16-6 16-20 16H34Q10 90 10 70z'],
    ['绝缘鞋', '鞋底没有扎伤，在检定期内', 'M30 20h40v50q40 6 56 26v16H22V60z'],
    ['验电仪表', '先在有电的地方试一下', 'M40 8h60q8 0 8 8v100q0 8-8 8H40q-8 0-8-8V16q0-8 8-8zM44 22h52v34H44z'],
    ['绝缘垫', '干燥、平整、没有破口', 'M8 84l30-44h84l12 44zM8 90h126v12H8z'],
    ['警示牌', '写上姓名和时间，自己挂自己取', 'M70 10l62 104H8zM66 46h8v34h-8zM66 90h8v8h-8z'],
  ];
  return items
    .map(([name, check, shape], index) => {
      const x = 64 + (index % 3) * 392;
      const y = 170 + Math.floor(index / 3) * 268;
      return `<g transform="translate(${x} ${y})"><rect width="368" height="244" rx="12" fill="#F3E0D3"/><path transform="translate(24 24)" d="${shape}" fill="#A4552C" fill-rule="evenodd"/>${text(24, 190, name, 'h')}${text(24, 224, check)}</g>`;
    })
    .join('');
}

function grid(): string {
  const column = (i: number): string => `<rect x="${96 + i * 46}" y="180" width="34" height="476" fill="#E4DFEE"/>`;
  const line = (i: number): string => `<path d="M96 ${204 + i * 24}H636" stroke="#B8AFCF" stroke-width=".8"/>`;
  const notes: [string, string][] = [
    ['列', '十二列好分：二、三、四、六都除得尽'],
    ['间距', '列与列之间留一个字宽以上'],
    ['页边', '外边比内边宽，手指才有地方放'],
    ['基线', '正文的每一行都坐在线上'],
    ['三种留白', '字间、段间、块间，一级比一级大一倍'],
    ['误用', '把每一列都填满，等于没有网格'],
  ];
  return `<rect x="64" y="160" width="604" height="520" fill="#FFFFFF" stroke="#CBD2CB"/>${Array.from({ length: 12 }, (_, i) => column(i)).join('')}${Array.from({ length: 19 }, (_, i) => line(i)).join('')}
<rect x="96" y="204" width="264" height="72" fill="#6A5A8C"/><rect x="96" y="324" width="264" height="216" fill="#9C8FBB"/><rect x="372" y="204" width="264" height="336" fill="#3F345B"/>
${notes.map(([name, words], i) => `${text(720, 206 + i * 84, name, 'h')}${text(720, 238 + i * 84, words)}`).join('')}`;
}

function coordinates(): string {
  const kinds: [string, string, string][] = [
    ['关节坐标', '一次转一个轴，用来摆开姿势', 'M60 150v-40a26 26 0 1 1 26 26M86 110l60-50M146 60a14 14 0 1 1 .1 0'],
    ['基座坐标', '以底座为原点，前后左右上下', 'M40 150h150M40 150V20M40 150l60 40M182 142l12 8-12 8M32 28l8-12 8 12'],
    ['工件坐标', '以台面上的工件为原点', 'M30 170h170l-20-60H60zM60 110h130M60 110V30M52 40l8-12 8 12'],
    [
      '工具坐标',
      '以工具尖为原点，沿着手的方向走',
      'M120 20v60l-24 30h48l-24-30M120 110v60M112 160l8 14 8-14M120 110h80M190 102l12 8-12 8',
    ],
  ];
  return kinds
    .map(([name, use, shape], index) => {
      const x = 64 + (index % 2) * 588;
      const y = 168 + Math.floor(index / 2) * 262;
      return `<g transform="translate(${x} ${y})"><rect width="564" height="240" rx="12" fill="#DCEBE3"/><path transform="translate(10 20)" d="${shape}" fill="none" stroke="#0F6A50" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>${text(250, 110, name, 'h')}${text(250, 148, use)}</g>`;
    })
    .join('');
}
