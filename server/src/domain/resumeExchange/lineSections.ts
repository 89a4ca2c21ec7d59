export type LineSection =
  | 'basic'
  | 'wish'
  | 'education'
  | 'work'
  | 'project'
  | 'works'
  | 'honors'
  | 'skills'
  | 'introduction'
  | 'other';

/** How people call the parts of a résumé; a heading is nothing but one of these words. */
const names: readonly (readonly [LineSection, RegExp])[] = [
  ['basic', /^(?:个人|基本)(?:信息|资料|情况)$|^联系方式$/],
  ['wish', /^(?:求职|职业)(?:意向|目标)$|^意向(?:岗位|职位)$|^期望(?:职位|工作)$/],
  ['education', /^教育(?:背景|经历|情况)$|^(?:学习|求学)经历$|^学历$|^education$/i],
  [
    'work',
    /^(?:工作|实习|职业|任职|从业|实践)(?:与实习)?(?:经历|经验|背景)$|^(?:工作|实习)(?:及|与|和|\/)(?:实习|工作|实践)(?:经历|经验)$|^(?:work )?experience$/i,
  ],
  ['project', /^项目(?:经历|经验|实践)?$|^(?:主要|参与)项目$|^projects?$/i],
  ['works', /^(?:个人)?作品(?:集|展示)?$|^portfolio$/i],
  [
    'honors',
    /^(?:所获|获得)?(?:荣誉|奖项|奖励|证书)(?:[与及和、/]?(?:荣誉|奖项|奖励|证书))?$|^获奖(?:情况|经历)?$|^(?:资格|技能)证书$|^awards?$/i,
  ],
  ['skills', /^(?:专业|个人|职业|掌握)?技能(?:特长|证书|清单)?$|^技术栈$|^语言能力$|^skills?$/i],
  ['introduction', /^自我(?:评价|介绍|描述)$|^个人(?:简介|评价|总结|优势|介绍)$|^关于我$|^(?:summary|about(?: me)?)$/i],
  ['other', /^(?:校园|社团|学生工作|社会|志愿)(?:经历|活动|实践)?$|^(?:兴趣)?爱好$|^其他$/],
];

const LONGEST = 14;

/** The part that a line begins: 一、教育背景, 【项目经历】, 自我评价：踏实. */
export function sectionIn(line: string): { section: LineSection; rest: string } | undefined {
  const plain = line.normalize('NFKC').replace(/^(?:[一二三四五六七八九十\d]{1,2}[、.．)]|[■●◆▶★◇○·\-*#>\s]+)\s*/u, '');
  const [, head = '', rest = ''] =
    /^[[【(]?\s*([^:：\]】)\t]{2,30}?)\s*[\]】)]?\s*(?:[:：\t]\s*(.*))?$/.exec(plain) ?? [];
  const word = head.replaceAll(/\s/g, '');
  if (word === '' || word.length > LONGEST) return undefined;
  const named = /^[a-z ]+$/i.test(head) ? head.trim() : word;
  const section = names.find(([, pattern]) => pattern.test(named))?.[0];
  // 求职意向：数据分析 in the head is a field of it, not a part.
  if (!section || (rest !== '' && section !== 'introduction' && section !== 'skills')) return undefined;
  return { section, rest };
}
